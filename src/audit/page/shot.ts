import type { CDPSession } from 'playwright'
import sharp from 'sharp'

import type { Rgb } from '#domain/color/rgb.ts'
import type { Box } from '../spot.ts'

/** A screenshot of a part of the window. */
export type Shot = {
  /** the part. @units CSS pixels of the window */
  at: Box
  /** device pixels per CSS pixel */
  scale: number
  /** size in device pixels */
  width: number
  height: number
  /** RGB, three bytes for each device pixel, rows from above */
  pixels: Uint8Array
}

/** Size of the window and its pixel density. */
export type View = { width: number; height: number; scale: number; left: number; top: number }

/**
 * Captures a part of the window.
 * @param part - in CSS pixels of the window; by default the whole window
 * @param finer - factor of the resolution
 */
export async function takeShot(session: CDPSession, view: View, part?: Box, finer = 1): Promise<Shot> {
  const at = inWindow(part ?? { x: 0, y: 0, width: view.width, height: view.height }, view)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...at, x: at.x + view.left, y: at.y + view.top, scale: finer },
  })
  const { data: pixels, info } = await sharp(Buffer.from(data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { at, scale: info.width / at.width, width: info.width, height: info.height, pixels }
}

/** The part of a box inside the window, rounded to whole pixels. */
function inWindow({ x, y, width, height }: Box, view: View): Box {
  const left = Math.min(Math.max(0, Math.floor(x)), view.width - 1)
  const top = Math.min(Math.max(0, Math.floor(y)), view.height - 1)
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.min(view.width, Math.ceil(x + width)) - left),
    height: Math.max(1, Math.min(view.height, Math.ceil(y + height)) - top),
  }
}

/** The pixel at a position of the window; outside, the nearest edge. @units device pixels of the shot */
export function pixelAt({ pixels, width, height }: Shot, x: number, y: number): Rgb {
  const column = Math.min(Math.max(0, Math.round(x)), width - 1)
  const row = Math.min(Math.max(0, Math.round(y)), height - 1)
  const at = (row * width + column) * 3
  return { r: pixels[at] ?? 0, g: pixels[at + 1] ?? 0, b: pixels[at + 2] ?? 0 }
}

/** The device pixels of a box within the shot, row by row. */
export function* placesIn(shot: Shot, box: Box): Generator<readonly [x: number, y: number]> {
  const first = (value: number, most: number) => Math.min(Math.max(0, Math.round(value)), most)
  const left = first((box.x - shot.at.x) * shot.scale, shot.width)
  const top = first((box.y - shot.at.y) * shot.scale, shot.height)
  const right = first((box.x + box.width - shot.at.x) * shot.scale, shot.width)
  const bottom = first((box.y + box.height - shot.at.y) * shot.scale, shot.height)
  for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) yield [x, y]
}
