import { describe, expect, test } from 'vitest'
import type { DeliveryInfo, OrderMode, PaymentMethod, PaymentType } from '#generated/models.ts'
import { samplePlate } from '#domain/menu/sample-menu.ts'
import { addItem, emptyCart } from './cart.ts'
import { asksBeforeSwitch, keepsCart, switchMode } from './mode-switch.ts'
import { sampleItem } from './sample-item.ts'

const payment = (id: string, paymentMethod: PaymentMethod, active = true): PaymentType => ({
  id,
  showName: id,
  active,
  paymentMethod,
  upload: 'APP',
})
const mode: Pick<OrderMode, 'id' | 'type' | 'paymentTypes'> = {
  id: 'v.delivery',
  type: 'DELIVERY',
  paymentTypes: [payment('card', 'CARD'), payment('cash', 'CASH')],
}
const filled = addItem(
  emptyCart({ modeId: 'v.take-away', paymentTypeId: 'old' }),
  sampleItem(samplePlate('a')),
)
const cart = filled.ok ? filled.state : emptyCart()

describe('changing the order mode', () => {
  test('[MODE-04] the cart survives only when both hashes are known and equal', () => {
    expect(keepsCart('h1', 'h1')).toBe(true)
    expect(keepsCart('h1', 'h2')).toBe(false)
    expect(keepsCart(undefined, undefined)).toBe(false)
    expect(keepsCart('', '')).toBe(false)
    expect(keepsCart('h1', undefined)).toBe(false)
  })

  test('[MODE-04] the diner is asked only when items would be lost', () => {
    expect(asksBeforeSwitch(cart, false)).toBe(true)
    expect(asksBeforeSwitch(cart, true)).toBe(false)
    expect(asksBeforeSwitch(emptyCart(), false)).toBe(false)
  })

  test('[MODE-04] the cart is emptied or kept, and the default payment type of the new mode is set', () => {
    expect(switchMode(cart, mode, false)).toEqual({
      items: [],
      totals: {},
      modeId: 'v.delivery',
      paymentTypeId: 'cash',
    })
    expect(switchMode(cart, mode, true)).toEqual({ ...cart, modeId: 'v.delivery', paymentTypeId: 'cash' })
  })

  test('[CHK-13] an address that takes no cash gets the first active other method', () => {
    const delivery: DeliveryInfo = {
      inside: true,
      providersFailed: false,
      fees: [],
      minimumOrderPrice: 0,
      cashAllowed: false,
    }
    expect(switchMode(cart, mode, true, delivery).paymentTypeId).toBe('card')
  })

  test('[MODE-04] a mode without payment types leaves none chosen', () => {
    expect(switchMode(cart, { ...mode, paymentTypes: [] }, true).paymentTypeId).toBeUndefined()
  })
})
