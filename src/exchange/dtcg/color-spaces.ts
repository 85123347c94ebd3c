import { toChannel, fromOklch, linearRgb, oklchOfLight } from '#domain/color/oklch.ts'
import type { Rgb } from '#domain/color/rgb.ts'

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

/** Linear RGB of each space, and CIE XYZ of its white, to linear sRGB. @source CSS Color 4, sample code of §10 to §18 */
const P3: Matrix = [
  [1.2249401762805598, -0.22494017628055996, 0],
  [-0.042056954709688163, 1.0420569547096881, 0],
  [-0.019637554590334432, -0.078636045550631889, 1.0982736001409663],
]
const XYZ_D65: Matrix = [
  [3.2409699419045226, -1.537383177570094, -0.4986107602930034],
  [-0.9692436362808796, 1.8759675015077202, 0.04155505740717559],
  [0.05563007969699366, -0.20397695888897652, 1.0569715142428786],
]
const D50_TO_D65: Matrix = [
  [0.9554734527042182, -0.023098536874261423, 0.0632593086610217],
  [-0.028369706963208136, 1.0099954580058226, 0.021041398966943008],
  [0.012314001688319899, -0.020507696433477912, 1.3303659366080753],
]
const A98_TO_XYZ: Matrix = [
  [0.5766690429101305, 0.1855582379065463, 0.1882286462349947],
  [0.29734497525053605, 0.6273635662554661, 0.07529145849399788],
  [0.02703136138641234, 0.07068885253582723, 0.9913375368376388],
]
const PROPHOTO_TO_XYZ_D50: Matrix = [
  [0.7977604896723027, 0.13518583717574031, 0.0313493495815248],
  [0.2880711282292934, 0.7118432178101014, 0.00008565396060525902],
  [0, 0, 0.8251046025104601],
]
const REC2020_TO_XYZ: Matrix = [
  [0.6369580483012914, 0.14461690358620832, 0.1688809751641721],
  [0.2627002120112671, 0.6779980715188708, 0.05930171646986196],
  [0, 0.028072693049087428, 1.060985057710791],
]

const times = (matrix: Matrix, [a, b, c]: Triple): Triple => {
  const row = ([x, y, z]: Triple) => x * a + y * b + z * c
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}
const each = (value: Triple, change: (one: number) => number): Triple => [
  change(value[0]),
  change(value[1]),
  change(value[2]),
]
const power = (exponent: number) => (value: number) => Math.sign(value) * Math.abs(value) ** exponent
const fromSrgb = (value: number): number => {
  const size = Math.abs(value)
  return Math.sign(value) * (size <= 0.04045 ? size / 12.92 : ((size + 0.055) / 1.055) ** 2.4)
}
const fromRec2020 = (value: number): number => {
  const size = Math.abs(value)
  return (
    Math.sign(value) *
    (size < 0.08124285829863151 ? size / 4.5 : ((size + 0.09929682680944) / 1.09929682680944) ** (1 / 0.45))
  )
}
const fromProphoto = (value: number): number => (Math.abs(value) <= 16 / 512 ? value / 16 : power(1.8)(value))

const xyz = (value: Triple): Triple => times(XYZ_D65, value)
const xyzD50 = (value: Triple): Triple => xyz(times(D50_TO_D65, value))

const RADIANS = Math.PI / 180
const polar = ([first, chroma, hue]: Triple): Triple => [
  first,
  chroma * Math.cos(hue * RADIANS),
  chroma * Math.sin(hue * RADIANS),
]

const [KAPPA, EPSILON] = [24389 / 27, 216 / 24389]
const WHITE_D50: Triple = [0.9642956764295677, 1, 0.8251046025104602]

function lab([lightness, a, b]: Triple): Triple {
  const y = (lightness + 16) / 116
  const [x, z] = [a / 500 + y, y - b / 200]
  const part = (value: number) => (value ** 3 > EPSILON ? value ** 3 : (116 * value - 16) / KAPPA)
  return xyzD50([
    part(x) * WHITE_D50[0],
    lightness > KAPPA * EPSILON ? y ** 3 : lightness / KAPPA,
    part(z) * WHITE_D50[2],
  ])
}

function hsl([hue, saturation, lightness]: Triple): Triple {
  const [s, l] = [saturation / 100, lightness / 100]
  const at = (offset: number) => {
    const k = (((offset + hue / 30) % 12) + 12) % 12
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return [at(0), at(8), at(4)]
}

function hwb([hue, white, black]: Triple): Triple {
  const [w, b] = [white / 100, black / 100]
  if (w + b >= 1) return [w / (w + b), w / (w + b), w / (w + b)]
  return each(hsl([hue, 100, 50]), (value) => value * (1 - w - b) + w)
}

/**
 * To linear sRGB, beyond 0 to 1 for colours that sRGB does not have.
 * @source DTCG Color Module 2025.10, "Supported color spaces"; ranges of components as there
 */
const SPACES: Readonly<Record<string, (value: Triple) => Triple>> = {
  srgb: (value) => each(value, fromSrgb),
  'srgb-linear': (value) => value,
  hsl: (value) => each(hsl(value), fromSrgb),
  hwb: (value) => each(hwb(value), fromSrgb),
  lab,
  lch: (value) => lab(polar(value)),
  oklab: (value) => linearRgb(...value),
  oklch: (value) => linearRgb(...polar(value)),
  'display-p3': (value) => times(P3, each(value, fromSrgb)),
  'a98-rgb': (value) => xyz(times(A98_TO_XYZ, each(value, power(563 / 256)))),
  'prophoto-rgb': (value) => xyzD50(times(PROPHOTO_TO_XYZ_D50, each(value, fromProphoto))),
  rec2020: (value) => xyz(times(REC2020_TO_XYZ, each(value, fromRec2020))),
  'xyz-d65': xyz,
  'xyz-d50': xyzD50,
}

/** How far a colour may leave sRGB and still be called one of it: less than an 8-bit step. */
const SLACK = 0.0005

/**
 * A colour of any space of the format as the nearest 8-bit sRGB colour; what sRGB does not have keeps lightness and hue
 * and loses chroma.
 * @param components - three, as the space counts them
 * @returns nothing for a space that the format does not know
 */
export function toSrgb(space: string, components: Triple): { color: Rgb; isInside: boolean } | undefined {
  const convert = Object.hasOwn(SPACES, space) ? SPACES[space] : undefined
  if (convert === undefined) return undefined
  const linear = convert(components)
  const isInside = linear.every((one) => one >= -SLACK && one <= 1 + SLACK)
  if (!isInside) return { color: fromOklch(oklchOfLight(linear)), isInside }
  const [r, g, b] = each(linear, toChannel)
  return { color: { r, g, b }, isInside }
}
