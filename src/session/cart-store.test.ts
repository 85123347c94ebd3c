import { describe, expect, test } from 'vitest'

import { itemsTotal } from '#domain/cart/cart-state.ts'
import { sampleItem } from '#domain/cart/sample-item.ts'
import { sampleDiscount, sampleMenu, samplePlate } from '#domain/menu/sample-menu.ts'
import { sampleMode } from '#domain/venue/sample-venue.ts'
import type { PaymentMethod } from '#generated/models.ts'
import { memoryStorage } from '#platform/storage.ts'
import { addLine, bringUpToDate, enterFirstMode, setLineQuantity, updateLine } from './cart-edits.ts'
import { createCartStore } from './cart-store.ts'

const NOON = Date.UTC(2026, 10, 18, 15)

const payment = (paymentMethod: PaymentMethod) => ({
  id: paymentMethod,
  showName: paymentMethod,
  active: true,
  paymentMethod,
  upload: 'APP' as const,
})
const takeAway = sampleMode('TAKE_AWAY', 'Para llevar', { paymentTypes: [payment('CASH'), payment('CARD')] })
const beer = samplePlate('beer', { maxQuantity: 6 })
const pizza = samplePlate('pizza')
const menu = sampleMenu([beer, pizza], {
  discounts: [
    sampleDiscount('2x1', { type: 'MULTIPLE', buy: 2, pay: 1, plates: ['beer'] }),
    sampleDiscount('cash', { type: 'PERCENT', percentage: 10, plates: ['pizza'], paymentMethods: ['CASH'] }),
  ],
})

function openVenue(alias = 'roma', storage = memoryStorage(), tabStorage = memoryStorage()) {
  const told: string[] = []
  const store = createCartStore({
    alias,
    storage,
    tabStorage,
    now: () => NOON,
    log: (text) => told.push(text),
  })
  const total = () => itemsTotal(store.getState().cart)
  /** plates on screen, with how many */
  const lines = () => store.getState().cart.items.map(({ referenceId, quantity }) => [referenceId, quantity])
  return { store, storage, tabStorage, told, total, lines }
}

/** A page whose stored cart was read. */
async function readyVenue(...given: Parameters<typeof openVenue>) {
  const venue = openVenue(...given)
  await venue.store.getState().restore()
  return venue
}

test('[MODE-04] an item added before the mode of its page arrived is kept with it; a cart with a mode keeps its own', async () => {
  const { store, storage } = await readyVenue()
  enterFirstMode(store, takeAway)
  addLine(store, sampleItem(pizza))
  enterFirstMode(store, sampleMode('DELIVERY', 'Delivery'))
  expect(store.getState().cart).toMatchObject({ modeId: takeAway.id, paymentTypeId: 'CASH' })
  expect(storage.read('cart', 1, (value): value is unknown => value !== undefined)).toMatchObject({
    modeId: takeAway.id,
  })
})

describe('prices follow every change', () => {
  test('[HOME-08] a discount on quantities counts all lines of a plate, whichever changes', () => {
    const { store, total } = openVenue()
    store.getState().chooseMode(takeAway.id)
    bringUpToDate(store, menu, takeAway)
    addLine(store, sampleItem(beer))
    addLine(store, sampleItem(beer, { notes: 'sin espuma' }))
    expect(total()).toBe(1000)
    setLineQuantity(store, 1, 3)
    expect(total()).toBe(2000)
    setLineQuantity(store, 0, 0)
    expect(total()).toBe(2000)
    updateLine(store, 0, sampleItem(beer, { notes: 'sin espuma' }))
    expect(total()).toBe(1000)
  })

  test('[HOME-08] a discount of a payment method comes and goes with it', () => {
    const { store, total } = openVenue()
    store.getState().chooseMode(takeAway.id, 'CARD')
    bringUpToDate(store, menu, takeAway)
    addLine(store, sampleItem(pizza))
    expect(total()).toBe(1000)
    store.getState().choosePayment('CASH')
    expect(total()).toBe(900)
    store.getState().choosePayment('CARD')
    expect(total()).toBe(1000)
  })

  test('[MODE-04] the prices of one mode are not those of another', () => {
    const { store, total } = openVenue()
    store.getState().chooseMode(takeAway.id, 'CASH')
    bringUpToDate(store, menu, takeAway)
    addLine(store, sampleItem(pizza))
    store.getState().chooseMode('roma.delivery', 'other')
    expect(total()).toBe(900)
    const delivery = sampleMode('DELIVERY', 'Delivery', { paymentTypes: [payment('CARD')] })
    store.getState().chooseMode(delivery.id, 'CARD')
    expect(bringUpToDate(store, menu, delivery)).toMatchObject([{ code: 'DISCOUNT_CHANGED' }])
    expect(total()).toBe(1000)
  })

  test('[CART-02] the maximum holds over all lines, and a refused change changes nothing', () => {
    const { store } = openVenue()
    addLine(store, sampleItem(beer, { quantity: 4 }))
    expect(addLine(store, sampleItem(beer, { notes: 'x', quantity: 3 }))).toEqual({
      ok: false,
      code: 'MAX_QUANTITY',
      max: 6,
    })
    expect(store.getState().cart.items).toHaveLength(1)
  })
})

describe('[CART-04] what is kept', () => {
  test('comes back at the same venue with mode and payment', async () => {
    const first = await readyVenue()
    first.store.getState().chooseMode(takeAway.id, 'CASH')
    addLine(first.store, sampleItem(pizza))
    const { store } = openVenue('roma', first.storage)
    await store.getState().restore()
    expect(store.getState()).toMatchObject({
      restored: true,
      cart: { modeId: takeAway.id, paymentTypeId: 'CASH', items: [{ referenceId: 'pizza' }] },
    })
  })

  test('another venue neither takes it nor loses it by being looked at', async () => {
    const first = await readyVenue()
    addLine(first.store, sampleItem(pizza))
    const other = await readyVenue('napoli', first.storage)
    other.store.getState().chooseMode('napoli.delivery')
    expect(other.lines()).toEqual([])
    expect(other.told).toEqual([])
    expect((await readyVenue('roma', first.storage)).lines()).toEqual([['pizza', 1]])
  })

  test('another tab may have changed it since this one began; what waits in one is taken by no other', async () => {
    const storage = memoryStorage()
    const late = openVenue('roma', storage)
    addLine(late.store, sampleItem(beer))
    const other = await readyVenue('roma', storage)
    addLine(other.store, sampleItem(pizza))
    await late.store.getState().restore()
    const both = [
      ['pizza', 1],
      ['beer', 1],
    ]
    expect(late.lines()).toEqual(both)
    expect((await readyVenue('roma', storage, late.tabStorage)).lines()).toEqual(both)
  })

  /** A device that has a pizza to take away, and a page of the same venue that has just begun. */
  async function comeBack() {
    const { store, storage, tabStorage } = await readyVenue()
    store.getState().chooseMode(takeAway.id, 'CASH')
    addLine(store, sampleItem(pizza))
    /** what the next page of this tab finds */
    const kept = async (alias = 'roma') => (await readyVenue(alias, storage, tabStorage)).lines()
    return { ...openVenue('roma', storage, tabStorage), kept }
  }

  test('what is added before it is here, or before anybody asked for it, joins it', async () => {
    const { store, lines, kept } = await comeBack()
    store.getState().chooseMode(takeAway.id, 'CASH')
    addLine(store, sampleItem(beer))
    const restoring = store.getState().restore()
    addLine(store, sampleItem(beer))
    await restoring
    const both = [
      ['pizza', 1],
      ['beer', 2],
    ]
    expect(lines()).toEqual(both)
    expect(await kept()).toEqual(both)
    expect(await kept()).toEqual(both)
  })

  test('what is added in another mode joins it too, in the mode of before: the page asks about that', async () => {
    const { store, lines } = await comeBack()
    const restoring = store.getState().restore()
    store.getState().chooseMode('roma.delivery', 'CASH')
    addLine(store, sampleItem(beer))
    await restoring
    expect(lines()).toEqual([
      ['pizza', 1],
      ['beer', 1],
    ])
    expect(store.getState().cart.modeId).toBe(takeAway.id)
  })

  test('pages that end before they have read it leave it to the next one, with what was added, once', async () => {
    const { store, storage, tabStorage, kept } = await comeBack()
    enterFirstMode(store, takeAway)
    addLine(store, sampleItem(beer))
    const second = openVenue('roma', storage, tabStorage)
    addLine(second.store, sampleItem(beer, { notes: 'fría' }))
    const third = openVenue('roma', storage, tabStorage)
    addLine(third.store, sampleItem(pizza))
    third.store.getState().clear()
    const all = [
      ['pizza', 1],
      ['beer', 1],
      ['beer', 1],
    ]
    expect(await kept('napoli')).toEqual([])
    expect(await kept()).toEqual(all)
    expect(await kept()).toEqual(all)
  })

  test('what was taken away again before is not added', async () => {
    const { store, kept } = await comeBack()
    enterFirstMode(store, takeAway)
    addLine(store, sampleItem(beer))
    store.getState().clear()
    expect(await kept()).toEqual([['pizza', 1]])
  })

  test('more than a plate allows is taken away in sight, when the menu is there', async () => {
    const { store, storage } = await readyVenue()
    store.getState().chooseMode(takeAway.id, 'CASH')
    addLine(store, sampleItem(beer, { quantity: 6 }))
    const next = openVenue('roma', storage)
    addLine(next.store, sampleItem(beer, { quantity: 2 }))
    await next.store.getState().restore()
    expect(bringUpToDate(next.store, menu, takeAway)).toMatchObject([{ code: 'QUANTITY_LIMIT', after: 6 }])
    expect(next.lines()).toEqual([['beer', 6]])
  })

  test('what is added while a cart of another venue is read is kept in its place', async () => {
    const first = await readyVenue()
    addLine(first.store, sampleItem(pizza))
    const { store } = openVenue('napoli', first.storage)
    const restoring = store.getState().restore()
    addLine(store, sampleItem(beer))
    await restoring
    expect((await readyVenue('napoli', first.storage)).lines()).toEqual([['beer', 1]])
    expect((await readyVenue('roma', first.storage)).lines()).toEqual([])
  })

  test('is gone once it was emptied', async () => {
    const { store, storage } = await readyVenue()
    addLine(store, sampleItem(pizza))
    store.getState().clear()
    expect(storage.read('cart', 1, (value): value is unknown => value !== undefined)).toBeUndefined()
  })

  test('with nothing kept the cart is ready at once', () => {
    const { store } = openVenue()
    void store.getState().restore()
    expect(store.getState().restored).toBe(true)
  })

  test.each([
    ['no cart at all', 'MALFORMED', 'x'],
    ['a cart of another version', 'OTHER_VERSION', { version: 7, items: [] }],
    ['items edited by hand', 'MALFORMED', { version: 1, alias: 'roma', items: [{ price: -1 }] }],
  ])('%s is ignored and told', async (_, reason, value) => {
    const storage = memoryStorage()
    storage.write('cart', 1, value)
    const { store, told } = openVenue('roma', storage)
    await store.getState().restore()
    expect(store.getState()).toMatchObject({ restored: true, cart: { items: [] } })
    expect(told).toEqual([expect.stringContaining(reason)])
  })
})
