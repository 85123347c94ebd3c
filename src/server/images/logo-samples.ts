import sharp from 'sharp'

import type { LogoSample } from '#theme/logo.ts'

/** Side of the square a logo is shrunk to: enough for its colours, and quick. @units pixels */
const SIDE = 64
/** Pixels below this are soft edges. @units 0 to 255 */
const LEAST_ALPHA = 128
/** Colours closer than this count as equal. @units steps of a channel */
const STEP = 8

/**
 * The colours of a logo's opaque pixels.
 * @param file - a prepared picture or a checked SVG
 * @returns the most frequent first; coverage is the opaque part of its box, 0 to 1
 * @errors those of sharp for an invalid picture
 */
export async function logoSamples(file: string): Promise<{ samples: LogoSample[]; coverage: number }> {
  const { data } = await sharp(file)
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    if (alpha < LEAST_ALPHA) continue
    const key = [red, green, blue].reduce((sum, channel) => sum * 256 + coarse(channel), 0)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const samples = [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([key, share]) => ({
      color: { r: Math.floor(key / 65_536), g: Math.floor(key / 256) % 256, b: key % 256 },
      share,
    }))
  const visible = samples.reduce((sum, { share }) => sum + share, 0)
  return { samples, coverage: (visible * 4) / data.length }
}

const coarse = (channel: number): number => Math.min(255, Math.round(channel / STEP) * STEP)
