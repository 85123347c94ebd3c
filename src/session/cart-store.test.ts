// Longer than 300 lines: one cart, as it is stored, shared between tabs, and fitted to its menu.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { choiceKey, itemCount, unitsOf } from '#domain/cart/choices.ts'
import { CART_TTL_MS } from '#domain/cart/kept-cart.ts'
import { sampleChoice } from '#domain/cart/sample-item.fixture.ts'
import { sampleMenu, samplePlate, sampleSize } from '#domain/menu/sample-menu.fixture.ts'
import { priceCart } from '#domain/pricing/price-cart.ts'
import { sampleMode } from '#domain/venue/sample-venue.fixture.ts'
import { textStorage, type TextStore } from '#platform/storage.ts'
import { addLine, enterFirstMode, fitToMenu, setLineQuantity, updateLine } from './cart-edits.ts'
import { enterMode, createCartStore } from './cart-store.ts'
import { seenPrices } from './seen-prices.ts'

const NOON = Date.UTC(2026, 10, 18, 15)
const cash = { id: 'CASH', showName: 'Efectivo', active: true, paymentMethod: 'CASH', upload: 'APP' } as const
const takeAway = sampleMode('TAKE_AWAY', 'Para llevar', { paymentTypes: [cash] })
const delivery = sampleMode('DELIVERY', 'Delivery', { paymentTypes: [cash] })
const beer = samplePlate('beer', { maxQuantity: 6 })
const pizza = samplePlate('pizza')
const [aBeer, aPizza] = [sampleChoice(beer), sampleChoice(pizza)]

/** The local storage of a device; with `isFull` every write fails, as in browsers. */
function device(texts: Readonly<Record<string, string>> = {}) {
  const items = new Map(Object.entries(texts))
  const state = { isFull: false, now: NOON, items }
  const told: string[] = []
  const local: TextStore = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => {
      if (state.isFull) throw new Error('QuotaExceededError')
      items.set(key, text)
    },
    removeItem: (key) => void items.delete(key),
  }
  const log = (text: string) => void told.push(text)
  /** A tab that opens or reloads a venue; it sees other tabs' changes only through `follow`. */
  const open = (alias = 'roma') => {
    const storage = textStorage(local, log)
    const store = createCartStore({ alias, storage, now: () => state.now, log })
    const lines = () => store.getState().choices.map(({ plateId, quantity }) => [plateId, quantity])
    const add = (choice = aPizza, plate = choice === aBeer ? beer : pizza) => addLine(store, choice, plate)
    return { store, storage, lines, add }
  }
  return { ...state, state, told, open }
}

describe('[CART-04] what is kept', () => {
  test('is there as soon as a page begins, with mode and payment', () => {
    const { open } = device()
    const first = open()
    enterMode(first.store, takeAway)
    first.store.getState().put({ paymentTypeId: 'CASH' })
    first.add()
    expect(open().store.getState()).toMatchObject({
      modeId: takeAway.id,
      paymentTypeId: 'CASH',
      choices: [aPizza],
    })
  })

  test('a page that hydrates shows what the server drew, and then the cart', () => {
    const { open } = device()
    open().add()
    const { store } = open()
    expect(store.getInitialState().choices).toEqual([])
    expect(store.getState().choices).toHaveLength(1)
  })

  test('is nothing but choices', () => {
    const { open, items } = device()
    open().add({ ...aPizza, notes: 'sin sal' })
    expect([...items.keys()]).toEqual(['vitrina.cart.roma'])
    expect(JSON.parse(items.get('vitrina.cart.roma') ?? '')).toEqual({
      version: 2,
      state: {
        expiresAt: NOON + CART_TTL_MS,
        choices: [
          { plateId: 'pizza', sizeId: 'one', garnishes: {}, notes: 'sin sal', quantity: 1, source: 'plate' },
        ],
      },
    })
  })

  test('lives a day after the last change', () => {
    const { open, state } = device()
    open().add()
    state.now += CART_TTL_MS - 1
    open().add()
    state.now += CART_TTL_MS - 1
    expect(open().lines()).toEqual([['pizza', 2]])
    state.now += 1
    expect(open().lines()).toEqual([])
  })

  test('leaves nothing behind once it was emptied', () => {
    const { open, items } = device()
    const { store, storage, add } = open()
    add()
    seenPrices('roma', storage).keep(priceCart([aPizza], sampleMenu([pizza]), { orderModeType: 'TAKE_AWAY' }))
    expect(items.size).toBe(2)
    store.getState().put({ choices: [] })
    expect(items.size).toBe(0)
  })

  test.each([
    ['no JSON', '{"version":2,"state":'],
    ['no cart', '{"version":2,"state":{"choices":7}}'],
    [
      'a cart edited by hand',
      JSON.stringify({ version: 2, state: { choices: [{ ...aPizza, quantity: -5 }] } }),
    ],
    ['a cart of a later version', '{"version":99,"state":{"choices":[],"expiresAt":1}}'],
    ['a cart of an earlier version', '{"version":1,"state":{"items":[{}]}}'],
  ])('%s is ignored, told, and left to who can read it', (_, text) => {
    const { open, items, told } = device({ 'vitrina.cart.roma': text })
    const { lines, add } = open()
    expect(lines()).toEqual([])
    expect(told).toEqual([expect.stringContaining('cart')])
    expect(items.get('vitrina.cart.roma')).toBe(text)
    add()
    expect(open().lines()).toEqual([['pizza', 1]])
  })

  test('a full storage loses nothing of the page', () => {
    const { open, state, told } = device()
    const { add, lines, store } = open()
    add()
    state.isFull = true
    add()
    add(aBeer)
    store.getState().follow()
    expect(lines()).toEqual([
      ['pizza', 2],
      ['beer', 1],
    ])
    expect(told.length).toBeGreaterThan(0)
  })
})

describe('one cart per venue', () => {
  test('another venue neither takes it nor loses it, whatever happens there', () => {
    const { open, told } = device()
    open('roma').add()
    const napoli = open('napoli')
    expect(napoli.lines()).toEqual([])
    enterMode(napoli.store, delivery)
    napoli.add(aBeer)
    napoli.store.getState().put({ choices: [] })
    expect(open('roma').lines()).toEqual([['pizza', 1]])
    expect(told).toEqual([])
  })
})

test('a page of a draft keeps the cart of its frame, whose memory the studio clears', () => {
  const { open, items } = device()
  const draft = open(`roma~${'a'.repeat(40)}`)
  draft.add()
  items.clear()
  draft.store.getState().follow()
  expect(draft.lines()).toEqual([['pizza', 1]])
})

test('[CART-04] what the menu of a mode has no more is taken out, and of a cart of another mode nothing', () => {
  const { store, add, lines } = device().open()
  enterMode(store, takeAway)
  add()
  add(aBeer)
  fitToMenu(store, sampleMenu([beer], { orderModeId: delivery.id }))
  expect(lines()).toHaveLength(2)
  fitToMenu(store, sampleMenu([beer], { orderModeId: takeAway.id }))
  expect(lines()).toEqual([['beer', 1]])
})

describe('two tabs', () => {
  test('neither overwrites the other, in whatever order they hear of each other', () => {
    const { open } = device()
    const [one, two] = [open(), open()]
    one.add()
    two.add(aBeer)
    one.add()
    const both = [
      ['pizza', 2],
      ['beer', 1],
    ]
    expect(one.lines()).toEqual(both)
    two.store.getState().follow()
    expect(two.lines()).toEqual(both)
  })

  test('what one does is seen by the other, and makes it write nothing', () => {
    const { open, items, state } = device()
    const [one, two] = [open(), open()]
    enterMode(one.store, takeAway)
    one.add()
    const text = items.get('vitrina.cart.roma')
    state.now += 1000
    two.store.getState().follow()
    expect(two.store.getState()).toMatchObject({ modeId: takeAway.id, choices: [aPizza] })
    expect(items.get('vitrina.cart.roma')).toBe(text)
    one.store.getState().put({ choices: [] })
    two.store.getState().follow()
    expect(two.lines()).toEqual([])
  })

  test('a page from the history of the browser shows what happened since, and changes that', () => {
    const { open } = device()
    const old = open()
    old.add()
    const next = open()
    setLineQuantity(next.store, choiceKey(aPizza), 0, pizza)
    next.add(aBeer)
    // 'pageshow' comes later; a press before it must see the same
    setLineQuantity(old.store, choiceKey(aPizza), 5, pizza)
    expect(old.lines()).toEqual([['beer', 1]])
  })

  test('a line is addressed by what it is, not by its place', () => {
    const { open } = device()
    const [one, two] = [open(), open()]
    one.add()
    one.add(aBeer)
    two.store.getState().follow()
    setLineQuantity(one.store, choiceKey(aPizza), 0, pizza)
    updateLine(two.store, choiceKey(aBeer), { ...aBeer, notes: 'fría' }, beer)
    expect(two.store.getState().choices).toEqual([{ ...aBeer, notes: 'fría' }])
  })

  test('[CART-02] the maximum of a plate holds over all tabs', () => {
    const { open } = device()
    const [one, two] = [open(), open()]
    addLine(one.store, { ...aBeer, quantity: 4 }, beer)
    expect(addLine(two.store, { ...aBeer, notes: 'x', quantity: 3 }, beer)).toEqual({
      ok: false,
      code: 'MAX_QUANTITY',
      max: 6,
    })
    expect(two.lines()).toEqual([['beer', 4]])
  })

  test('whatever tabs do and whenever they reload or look up: nothing is lost, nothing is counted twice', () => {
    const step = fc.record({
      tab: fc.nat(2),
      does: fc.constantFrom('pizza', 'beer', 'take one', 'reload', 'follow', 'other venue'),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { open, told } = device()
        const tabs = [open(), open(), open()]
        const wanted = { pizza: 0, beer: 0 }
        for (const { tab: at, does } of steps) {
          const tab = tabs[at] ?? open()
          if (does === 'reload') tabs[at] = open()
          else if (does === 'follow') tab.store.getState().follow()
          else if (does === 'other venue') open('napoli').add()
          else if (does === 'take one') {
            tab.store.getState().follow()
            const now = unitsOf(tab.store.getState().choices, 'pizza')
            setLineQuantity(tab.store, choiceKey(aPizza), now - 1, pizza)
            wanted.pizza = Math.max(0, wanted.pizza - 1)
          } else if (tab.add(does === 'beer' ? aBeer : aPizza).ok) wanted[does] += 1
        }
        for (const tab of [...tabs, open()]) {
          tab.store.getState().follow()
          const { choices } = tab.store.getState()
          expect([unitsOf(choices, 'pizza'), unitsOf(choices, 'beer')]).toEqual([wanted.pizza, wanted.beer])
          expect(itemCount({ choices })).toBe(wanted.pizza + wanted.beer)
        }
        expect(told).toEqual([])
      }),
    )
  })
})

test('[MODE-04] an item added before the mode of its page arrived is kept with it; a cart with a mode keeps its own', () => {
  const { open } = device()
  const { store, add } = open()
  enterFirstMode(store, takeAway)
  add()
  enterFirstMode(store, delivery)
  expect(open().store.getState()).toMatchObject({ modeId: takeAway.id, paymentTypeId: undefined })
})

describe('a menu that changed', () => {
  const context = { orderModeType: 'TAKE_AWAY' } as const
  const price = (plates: (typeof pizza)[]) => priceCart([aPizza, aBeer], sampleMenu(plates), context)
  const dear = { ...pizza, sizes: [sampleSize('one', 1200)] }

  test('[CART-04] another price is news once, also for a later page; the same is none', () => {
    const { storage } = device().open()
    const seen = () => seenPrices('roma', storage)
    expect(seen().differ(price([pizza, beer]))).toBe(false)
    seen().keep(price([pizza, beer]))
    expect(seen().differ(price([pizza, beer]))).toBe(false)
    expect(seen().differ(price([dear, beer]))).toBe(true)
    seen().keep(price([dear, beer]))
    expect(seen().differ(price([dear, beer]))).toBe(false)
  })

  test('[CART-04] what left it is out of the lines, and the choices stay until somebody is told', () => {
    expect(price([beer])).toMatchObject({
      items: [{ referenceId: 'beer' }],
      losses: [{ code: 'PLATE_UNAVAILABLE', index: 0 }],
    })
  })
})
