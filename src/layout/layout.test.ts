import { describe, expect, test } from 'vitest'

import { checkLayout } from './check-layout.ts'
import { defineBlock } from './define-block.ts'
import { type LayoutLayer as LayoutFile, resolveLayout } from '#domain/layouts/resolve-layout.ts'

const banner = defineBlock<{ tone: string; lines: number; wide: boolean; text: string }>({
  type: 'banner',
  settings: {
    tone: { type: 'string', enum: ['calm', 'loud'] },
    lines: { type: 'integer', minimum: 1, maximum: 3 },
    wide: { type: 'boolean' },
    text: { type: 'string', maxLength: 5 },
  },
  defaults: { tone: 'calm', lines: 1, wide: false, text: '' },
  render: () => null,
})
const blocks = { banner }
const base: LayoutFile = {
  order: ['top', 'bottom'],
  aside: ['cart'],
  blocks: {
    top: { type: 'banner', settings: { tone: 'calm', lines: 2 } },
    bottom: { type: 'banner' },
    cart: { type: 'banner' },
  },
}

describe('checkLayout', () => {
  const codesOf = (layout: LayoutFile): string[] =>
    checkLayout(resolveLayout(layout), blocks).map(({ code }) => code)

  test('a good layout has no finding', () => {
    expect(checkLayout(resolveLayout(base), blocks)).toEqual([])
  })

  test('an unknown block is refused with its path and the known ones', () => {
    expect(checkLayout(resolveLayout({ order: ['x'], blocks: { x: { type: 'carousel' } } }), blocks)).toEqual(
      [
        {
          code: 'unknown-block',
          path: '$.blocks.x.type',
          found: "'carousel'",
          expected: 'one of "banner"',
          choice: { written: 'carousel', known: ['banner'] },
        },
      ],
    )
  })

  test('blocks that are missing, repeated or none at all are refused', () => {
    expect(codesOf({ order: ['ghost'] })).toEqual(['missing-block'])
    expect(codesOf({ order: ['x'], aside: ['x'], blocks: { x: { type: 'banner' } } })).toEqual([
      'duplicate-block',
    ])
    expect(codesOf({})).toEqual(['empty-layout'])
  })

  test.each([
    [{ tone: 'shy' }, '$.blocks.x.settings.tone', 'one of "calm", "loud"'],
    [{ tone: 3 }, '$.blocks.x.settings.tone', 'a text'],
    [{ lines: 9 }, '$.blocks.x.settings.lines', 'at most 3'],
    [{ lines: 0 }, '$.blocks.x.settings.lines', 'at least 1'],
    [{ lines: 1.5 }, '$.blocks.x.settings.lines', 'a whole number'],
    [{ wide: 'yes' }, '$.blocks.x.settings.wide', 'true or false'],
    [{ text: 'toolong' }, '$.blocks.x.settings.text', 'at most 5 characters'],
    [{ colour: 'red' }, '$.blocks.x.settings.colour', 'one of "tone", "lines", "wide", "text"'],
  ])('setting %j is refused at %s', (settings, path, expected) => {
    const [finding] = checkLayout(
      resolveLayout({ order: ['x'], blocks: { x: { type: 'banner', settings } } }),
      blocks,
    )
    expect(finding).toMatchObject({ code: 'invalid-setting', path, expected })
  })
})
