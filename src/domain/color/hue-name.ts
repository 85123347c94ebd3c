import { toOklch } from './oklch.ts'
import type { Rgb } from './rgb.ts'

/** The family of a colour, as one would name it in conversation. */
export type HueName =
  | 'black'
  | 'white'
  | 'grey'
  | 'pink'
  | 'red'
  | 'orange'
  | 'brown'
  | 'yellow'
  | 'green'
  | 'turquoise'
  | 'blue'
  | 'violet'

/** Where each family ends on the OKLCH hue circle. @units degrees @source assumed: judged by eye on the CSS named colours */
const HUE_ENDS: ReadonlyArray<readonly [number, HueName]> = [
  [10, 'pink'],
  [42, 'red'],
  [75, 'orange'],
  [115, 'yellow'],
  [165, 'green'],
  [220, 'turquoise'],
  [285, 'blue'],
  [330, 'violet'],
  [360, 'pink'],
]

/** Everyday name of a colour, for texts such as "your red". @returns one of twelve families */
export function hueName(color: Rgb): HueName {
  const { lightness, chroma, hue } = toOklch(color)
  if (chroma < 0.035) return lightness < 0.25 ? 'black' : lightness > 0.95 ? 'white' : 'grey'
  const name = HUE_ENDS.find(([end]) => hue < end)?.[1] ?? 'pink'
  return name === 'orange' && lightness < 0.5 ? 'brown' : name
}
