import { expect, test, vi } from 'vitest'

import { sampleChoice } from '#domain/cart/sample-item.fixture.ts'
import { sampleMenu, samplePlate } from '#domain/menu/sample-menu.fixture.ts'
import { sampleMode } from '#domain/venue/sample-venue.fixture.ts'
import { memoryStorage } from '#platform/storage.ts'
import { addLine } from './cart-edits.ts'
import { createCartStore } from './cart-store.ts'
import { changeCount } from './change-count.ts'

const beer = samplePlate('beer', { maxQuantity: 2 })
const mode = sampleMode('TAKE_AWAY', 'Para llevar')

function start() {
  const cart = createCartStore({
    alias: 'roma',
    storage: memoryStorage(),
    now: () => 0,
    log: () => undefined,
  })
  const track = vi.fn<(event: string) => void>()
  const deps = { cart, menu: sampleMenu([beer]), mode, source: 'plate', track } as const
  return {
    cart,
    change: (step: number) => changeCount(deps, 'beer', step),
    lines: () => cart.getState().choices.map(({ notes, quantity }) => [notes, quantity]),
    events: () => track.mock.calls.map(([event]) => event),
  }
}

test('[CART-01] the first unit is a line of the page’s mode, those after it join it, up to the maximum', () => {
  const { cart, change, lines, events } = start()
  expect(change(1)).toEqual({ ok: true })
  expect(cart.getState().modeId).toBe(mode.id)
  expect(change(1)).toEqual({ ok: true })
  expect(change(1)).toEqual({ ok: false, code: 'MAX_QUANTITY', max: 2 })
  expect(lines()).toEqual([['', 2]])
  expect(events()).toEqual(['ADD_ITEM'])
})

test('[CART-03] one less comes off the line without notes first, and the last one takes the plate out', () => {
  const { cart, change, lines, events } = start()
  change(1)
  addLine(cart, sampleChoice(beer, { notes: 'con hielo' }), beer)
  // the plate stays in the order, and one more is one press
  expect(change(-1)).toEqual({ ok: true })
  expect(lines()).toEqual([['con hielo', 1]])
  change(-1)
  expect(lines()).toEqual([])
  expect(change(-1)).toEqual({ ok: true })
  expect(events()).toEqual(['ADD_ITEM', 'DELETE_ITEM'])
})

test('[CART-03] a line that one less took out comes back with its notes, and joins what was added since', () => {
  const { cart, change, lines, events } = start()
  const noted = sampleChoice(beer, { notes: 'con hielo' })
  addLine(cart, noted, beer)
  const { undo } = change(-1)
  expect(lines()).toEqual([])
  addLine(cart, noted, beer)
  expect(undo?.()).toEqual({ ok: true })
  expect(lines()).toEqual([['con hielo', 2]])
  // one of several can be added back by one press
  expect(change(-1).undo).toBeUndefined()
  expect(undo?.()).toEqual({ ok: true })
  expect(undo?.()).toMatchObject({ ok: false })
  expect(events()).toEqual(['DELETE_ITEM', 'ADD_ITEM', 'ADD_ITEM'])
})
