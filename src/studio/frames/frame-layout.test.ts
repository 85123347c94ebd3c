import { describe, expect, test } from 'vitest'

import { arrangeFrames, wallBox } from './frame-layout.ts'

const ROOM = { width: 640, height: 700 }

describe('where frames stand', () => {
  test('one phone is as large as life and fills the height', () => {
    expect(arrangeFrames(ROOM, 'one', 360, 'light')).toEqual([
      { width: 360, mode: 'light', scale: 1, height: 668 },
    ])
  })

  test('a wide screen keeps its real width and is drawn smaller', () => {
    const [box] = arrangeFrames(ROOM, 'one', 1280, 'dark')
    expect(box).toMatchObject({ width: 1280, mode: 'dark', scale: 0.5, height: 1336 })
  })

  test('light and dark side by side share the room', () => {
    const boxes = arrangeFrames(ROOM, 'modes', 768, 'light')
    expect(boxes.map(({ mode }) => mode)).toEqual(['light', 'dark'])
    expect(boxes.reduce((sum, { width, scale }) => sum + width * scale, 24)).toBeLessThanOrEqual(640)
  })

  test('all widths at once, none larger than life and none too small to see', () => {
    const boxes = arrangeFrames({ width: 200, height: 100 }, 'widths', 360, 'light')
    expect(boxes.map(({ width }) => width)).toEqual([360, 768, 1280])
    expect(boxes.every(({ scale, height }) => scale === 0.2 && height >= 200)).toBe(true)
    expect(wallBox(1280, 'light').scale).toBeLessThan(1)
  })
})
