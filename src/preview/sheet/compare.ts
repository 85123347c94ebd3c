import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

import type { Frame } from './take-frames.ts'
import type { Screen } from '#scenarios/state.ts'
import type { Shot } from './shoot.ts'

/**
 * Pixels that differ less count as equal.
 * @source pixelmatch's default; fonts are drawn a little differently on another day
 */
const THRESHOLD = 0.1

/** The pictures of a state in one width and color scheme: one, or before, after and difference. */
export type Cell<Picture> = {
  width: number
  scheme: Shot['scheme']
  before?: Picture
  after?: Picture
  /** the picture with differences in red */
  difference?: Picture
  /** number of differing pixels; all of them without a counterpart */
  pixels: number
}

/** A state with its pictures, or why there are none; in a comparison also the result. */
export type Entry<Picture> = {
  id: string
  screen: Screen
  title: string
  kind?: 'same' | 'changed' | 'added' | 'removed'
  cells: readonly Cell<Picture>[]
  failure?: string
}

/** A state before and after. */
export type FrameChange = Entry<Buffer> & Required<Pick<Entry<Buffer>, 'kind'>>

/** Compares the states of two stages; changed ones come first, in their order. */
export async function compareFrames(
  before: readonly Frame[],
  after: readonly Frame[],
): Promise<FrameChange[]> {
  const earlier = new Map(before.map((frame) => [frame.state.id, frame]))
  const changes: FrameChange[] = []
  for (const frame of after) {
    const known = earlier.get(frame.state.id)
    earlier.delete(frame.state.id)
    changes.push(await changeOf(known, frame))
  }
  for (const gone of earlier.values()) {
    const { state, title, shots, failure } = gone
    const cells = shots.map(({ png, ...shot }) => ({ ...shot, before: png, pixels: 0 }))
    changes.push({ id: state.id, screen: state.screen, title, kind: 'removed', cells, failure })
  }
  return changes.toSorted((a, b) => Number(a.kind === 'same') - Number(b.kind === 'same'))
}

async function changeOf(before: Frame | undefined, after: Frame): Promise<FrameChange> {
  const { state, title, failure = before?.failure } = after
  const cells: Cell<Buffer>[] = []
  for (const { width, scheme, png } of after.shots) {
    const known = before?.shots.find((one) => one.width === width && one.scheme === scheme)
    cells.push(
      known === undefined
        ? { width, scheme, after: png, pixels: 0 }
        : { width, scheme, before: known.png, after: png, ...(await comparePictures(known.png, png)) },
    )
  }
  const isChanged = cells.some(({ pixels }) => pixels > 0)
  // A state that failed on one side cannot count as unchanged.
  const isOther = isChanged || failure !== undefined
  const kind = before === undefined ? 'added' : isOther ? 'changed' : 'same'
  return { id: state.id, screen: state.screen, title, kind, cells, failure }
}

/**
 * Number of differing pixels of two pictures, and a picture of them. If one is taller, its extra part counts as
 * different.
 * @param before - PNG
 * @param after - PNG
 */
export async function comparePictures(
  before: Buffer,
  after: Buffer,
): Promise<{ pixels: number; difference?: Buffer }> {
  if (before.equals(after)) return { pixels: 0 }
  const [one, other] = await Promise.all([sizeOf(before), sizeOf(after)])
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const [a, b] = await Promise.all([rawOf(before, one, width, height), rawOf(after, other, width, height)])
  const drawn = Buffer.alloc(width * height * 4)
  const pixels = pixelmatch(a, b, drawn, width, height, { threshold: THRESHOLD })
  if (pixels === 0) return { pixels }
  const difference = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { pixels, difference }
}

type Size = { width: number; height: number }

async function sizeOf(png: Buffer): Promise<Size> {
  const { width, height } = await sharp(png).metadata()
  return { width, height }
}

/** The pixels of a picture on a larger transparent canvas. */
function rawOf(png: Buffer, size: Size, width: number, height: number): Promise<Buffer> {
  const right = width - size.width
  const bottom = height - size.height
  return sharp(png)
    .ensureAlpha()
    .extend({ right, bottom, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer()
}
