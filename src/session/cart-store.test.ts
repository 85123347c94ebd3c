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
const HOUR_MS = 3_600_000

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

function openVenue(alias = 'roma', storage = memoryStorage()) {
  const told: string[] = []
  const store = createCartStore({ alias, storage, now: () => NOON, log: (text) => told.push(text) })
  const total = () => itemsTotal(store.getState().cart)
  return { store, storage, told, total }
}

test('[MODE-04] an item added before the mode of its page arrived is kept with it; a cart with a mode keeps its own', () => {
  const { store, storage } = openVenue()
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
    const first = openVenue()
    first.store.getState().chooseMode(takeAway.id, 'CASH')
    addLine(first.store, sampleItem(pizza))
    const { store } = openVenue('roma', first.storage)
    await store.getState().restore(NOON + HOUR_MS)
    expect(store.getState()).toMatchObject({
      restored: true,
      cart: { modeId: takeAway.id, paymentTypeId: 'CASH', items: [{ referenceId: 'pizza' }] },
    })
  })

  test('another venue neither takes it nor loses it by being looked at', async () => {
    const first = openVenue()
    addLine(first.store, sampleItem(pizza))
    const other = openVenue('napoli', first.storage)
    await other.store.getState().restore(NOON)
    other.store.getState().chooseMode('napoli.delivery')
    expect(other.store.getState().cart.items).toEqual([])
    expect(other.told).toEqual([])
    const back = openVenue('roma', first.storage)
    await back.store.getState().restore(NOON)
    expect(back.store.getState().cart.items).toHaveLength(1)
  })

  /** A device that has a pizza to take away, and a page of the same venue that has just begun. */
  function comeBack() {
    const first = openVenue()
    first.store.getState().chooseMode(takeAway.id, 'CASH')
    addLine(first.store, sampleItem(pizza))
    const { store } = openVenue('roma', first.storage)
    const names = () => store.getState().cart.items.map(({ referenceId }) => referenceId)
    /** what the next page of this device finds */
    const kept = async () => {
      const next = openVenue('roma', first.storage)
      await next.store.getState().restore(NOON)
      return next.store.getState().cart.items.map(({ referenceId }) => referenceId)
    }
    return { store, names, kept }
  }

  test('what is added before it is here, or before anybody asked for it, joins it', async () => {
    const { store, names, kept } = comeBack()
    store.getState().chooseMode(takeAway.id, 'CASH')
    addLine(store, sampleItem(beer))
    const restoring = store.getState().restore(NOON)
    addLine(store, sampleItem(beer))
    await restoring
    expect(names()).toEqual(['pizza', 'beer'])
    expect(store.getState().cart.items.map(({ quantity }) => quantity)).toEqual([1, 2])
    expect(await kept()).toEqual(['pizza', 'beer'])
  })

  test('what is added in another mode joins it too, in the mode of before: the page asks about that', async () => {
    const { store, names } = comeBack()
    const restoring = store.getState().restore(NOON)
    store.getState().chooseMode('roma.delivery', 'CASH')
    addLine(store, sampleItem(beer))
    await restoring
    expect(names()).toEqual(['pizza', 'beer'])
    expect(store.getState().cart.modeId).toBe(takeAway.id)
  })

  test('a page that ends before it has read what is kept leaves it to the next one, with what was added', async () => {
    const { store, kept } = comeBack()
    enterFirstMode(store, takeAway)
    addLine(store, sampleItem(beer))
    expect(await kept()).toEqual(['pizza', 'beer'])
    expect(await kept()).toEqual(['pizza', 'beer'])
  })

  test('what was taken away again before is not added', async () => {
    const { store, kept } = comeBack()
    enterFirstMode(store, takeAway)
    addLine(store, sampleItem(beer))
    store.getState().clear()
    expect(await kept()).toEqual(['pizza'])
  })

  test('what is added while a cart of another venue is read is kept in its place', async () => {
    const first = openVenue()
    addLine(first.store, sampleItem(pizza))
    const { store } = openVenue('napoli', first.storage)
    const restoring = store.getState().restore(NOON)
    addLine(store, sampleItem(beer))
    await restoring
    const back = openVenue('napoli', first.storage)
    await back.store.getState().restore(NOON)
    expect(back.store.getState().cart.items.map(({ referenceId }) => referenceId)).toEqual(['beer'])
  })

  test('is gone once it was emptied', async () => {
    const { store, storage } = openVenue()
    addLine(store, sampleItem(pizza))
    store.getState().clear()
    expect(storage.read('cart', 1, (value): value is unknown => value !== undefined)).toBeUndefined()
  })

  test('with nothing kept the cart is ready at once', () => {
    const { store } = openVenue()
    void store.getState().restore(NOON)
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
    await store.getState().restore(NOON)
    expect(store.getState()).toMatchObject({ restored: true, cart: { items: [] } })
    expect(told).toEqual([expect.stringContaining(reason)])
  })
})
