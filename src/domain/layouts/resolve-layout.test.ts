import { describe, expect, test } from 'vitest'

import { resolveLayout, type LayoutLayer } from './resolve-layout.ts'

const base: LayoutLayer = {
  order: ['top', 'bottom'],
  aside: ['cart'],
  blocks: {
    top: { type: 'banner', settings: { tone: 'calm', lines: 2 } },
    bottom: { type: 'banner' },
    cart: { type: 'banner' },
  },
}

describe('resolveLayout', () => {
  test('without a tenant layout the base is what is shown', () => {
    expect(resolveLayout(base, undefined).order.map(({ id }) => id)).toEqual(['top', 'bottom'])
  })

  test('lists replace, blocks merge by id, settings by name', () => {
    const resolved = resolveLayout(base, {
      order: ['bottom', 'top'],
      blocks: { top: { settings: { tone: 'loud' } } },
    })
    expect(resolved.order).toEqual([
      { id: 'bottom', type: 'banner', settings: {} },
      { id: 'top', type: 'banner', settings: { tone: 'loud', lines: 2 } },
    ])
    expect(resolved.aside).toHaveLength(1)
  })

  test('a block whose type changes forgets the settings of the old one', () => {
    const resolved = resolveLayout(base, { blocks: { top: { type: 'other', settings: { size: 1 } } } })
    expect(resolved.order[0]).toEqual({ id: 'top', type: 'other', settings: { size: 1 } })
  })

  test('a file cannot reach a prototype', () => {
    const hostile = JSON.parse('{"blocks":{"top":{"settings":{"__proto__":{"tone":"loud"}}}}}') as LayoutLayer
    const settings = resolveLayout(base, hostile).order[0]?.settings
    expect(Object.getPrototypeOf(settings)).toBe(Object.prototype)
    expect(settings?.tone).toBe('calm')
  })
})
