import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import type { State } from '#scenarios/state.ts'
import { compareFrames, comparePictures } from './compare.ts'
import type { Frame } from './take-frames.ts'

type Rgb = { r: number; g: number; b: number }
const RED: Rgb = { r: 200, g: 20, b: 20 }
const BLUE: Rgb = { r: 20, g: 20, b: 200 }

const picture = (width: number, height: number, background: Rgb): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

const frame = (id: string, png: Buffer): Frame => ({
  state: { id } as State,
  title: id,
  shots: [{ width: 10, scheme: 'light', png }],
})

describe('two pictures', () => {
  test('equal ones have no difference, whatever their bytes', async () => {
    const plain = await picture(10, 10, RED)
    const other = await sharp(plain).png({ compressionLevel: 0 }).toBuffer()
    expect(await comparePictures(plain, plain)).toEqual({ pixels: 0 })
    expect(plain.equals(other)).toBe(false)
    expect(await comparePictures(plain, other)).toEqual({ pixels: 0 })
  })

  test('each pixel of another colour counts, and is drawn', async () => {
    const { pixels, difference } = await comparePictures(
      await picture(10, 10, RED),
      await picture(10, 10, BLUE),
    )
    expect(pixels).toBe(100)
    expect(await sharp(difference).metadata()).toMatchObject({ format: 'png', width: 10, height: 10 })
  })

  test('what the longer one has more differs', async () => {
    const { pixels } = await comparePictures(await picture(10, 10, RED), await picture(10, 14, RED))
    expect(pixels).toBe(40)
  })
})

test('what changed stands first; what is new and what is gone is told', async () => {
  const [red, blue] = await Promise.all([picture(10, 10, RED), picture(10, 10, BLUE)])
  const changes = await compareFrames(
    [frame('same', red), frame('gone', red), frame('changed', red)],
    [frame('same', red), frame('changed', blue), frame('new', red)],
  )
  expect(changes.map(({ id, kind }) => [id, kind])).toEqual([
    ['changed', 'changed'],
    ['new', 'added'],
    ['gone', 'removed'],
    ['same', 'same'],
  ])
})

test('a state that failed on either side is not told as unchanged', async () => {
  const red = await picture(10, 10, RED)
  const failed = (id: string): Frame => ({ ...frame(id, red), shots: [], failure: `${id} failed` })
  const changes = await compareFrames(
    [frame('after', red), failed('before'), failed('both'), failed('gone')],
    [failed('after'), frame('before', red), failed('both')],
  )
  expect(changes.map(({ id, kind, failure }) => [id, kind, failure])).toEqual([
    ['after', 'changed', 'after failed'],
    ['before', 'changed', 'before failed'],
    ['both', 'changed', 'both failed'],
    ['gone', 'removed', 'gone failed'],
  ])
})
