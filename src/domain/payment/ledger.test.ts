import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { OrderStatus } from '#generated/models.ts'
import {
  arrivedOf,
  heldMoney,
  isPaidBy,
  moneyState,
  refundable,
  refundedOf,
  settling,
  reasonNotCounted,
  type Charge,
  type Refund,
} from './ledger.ts'

const PRICE = 12_400
const charge = (over: Partial<Charge> = {}): Charge => ({
  id: 'a',
  amount: PRICE,
  uncounted: null,
  chargedBackAt: null,
  voidedAt: null,
  ...over,
})
const refund = (amount: number, status: Refund['status'] = 'CONFIRMED', chargeId = 'a'): Refund => ({
  chargeId,
  amount,
  status,
})
const order = (status: OrderStatus = 'GENERATED', price = PRICE) => ({ status, price })
const wanted = { amount: PRICE, currency: 'ARS' }

const anyRefunds = fc.array(
  fc.record({
    chargeId: fc.constantFrom('a', 'b'),
    amount: fc.nat(PRICE),
    status: fc.constantFrom<Refund['status']>('REQUESTED', 'SENT', 'CONFIRMED', 'FAILED', 'CANCELED'),
  }),
)

describe('[PAY-01] the ledger of an order', () => {
  test('the first payment of the right amount pays for it; each further one goes back', () => {
    const incoming = { amount: PRICE, currency: 'ARS', wanted }
    expect(reasonNotCounted(incoming, order(), [])).toBeNull()
    expect(reasonNotCounted(incoming, order(), [charge()])).toBe('PAID_TWICE')
    expect(reasonNotCounted(incoming, order('CANCELED'), [])).toBe('ORDER_ENDED')
    expect(reasonNotCounted({ ...incoming, amount: PRICE - 1 }, order(), [])).toBe('OTHER_AMOUNT')
    expect(reasonNotCounted({ ...incoming, amount: undefined }, order(), [])).toBe('OTHER_AMOUNT')
    expect(reasonNotCounted({ ...incoming, currency: 'USD' }, order(), [])).toBe('OTHER_CURRENCY')
  })

  test('what did not count, was noted by mistake or taken away by the bank does not keep the next one out', () => {
    const gone = [
      charge({ uncounted: 'OTHER_AMOUNT' }),
      charge({ voidedAt: new Date(0) }),
      charge({ chargedBackAt: new Date(0) }),
    ]
    expect(settling(gone)).toBeUndefined()
    expect(reasonNotCounted({ amount: PRICE, currency: 'ARS', wanted }, order(), gone)).toBeNull()
    expect(isPaidBy(order(), gone, [])).toBe(false)
  })

  test('its state follows from what arrived, and what is on its way is not there yet', () => {
    expect(moneyState([], [])).toBe('UNPAID')
    expect(moneyState([charge()], [refund(PRICE, 'SENT'), refund(1, 'FAILED')])).toBe('PAID')
    expect(moneyState([charge()], [refund(1)])).toBe('PARTIALLY_REFUNDED')
    expect(moneyState([charge()], [refund(PRICE - 1), refund(1)])).toBe('REFUNDED')
    expect(moneyState([charge({ chargedBackAt: new Date(0) })], [])).toBe('CHARGED_BACK')
    expect(moneyState([charge({ voidedAt: new Date(0) })], [])).toBe('UNPAID')
  })

  test('a delivered order was paid, whatever is given back; a canceled one is paid until its money has gone back', () => {
    expect(isPaidBy(order('DELIVERED'), [charge()], [refund(PRICE)])).toBe(true)
    expect(isPaidBy(order('CANCELED'), [charge()], [refund(PRICE, 'REQUESTED')])).toBe(true)
    expect(isPaidBy(order('CANCELED'), [charge()], [refund(PRICE, 'FAILED')])).toBe(true)
    expect(isPaidBy(order('CANCELED'), [charge()], [refund(PRICE)])).toBe(false)
    expect(isPaidBy(order('GENERATED', 0), [], [])).toBe(true)
  })

  test('no more can be given back than what pays for it, counting what is on its way', () => {
    fc.assert(
      fc.property(anyRefunds, (refunds) => {
        const left = refundable([charge()], refunds)
        // a provider may still send a refund that its venue gave by hand
        expect(left).toBe(Math.max(0, PRICE - refundedOf({ id: 'a' }, refunds)))
        expect(arrivedOf({ id: 'a' }, refunds)).toBeLessThanOrEqual(refundedOf({ id: 'a' }, refunds))
      }),
    )
    expect(refundable([charge({ uncounted: 'PAID_TWICE' })], [])).toBe(0)
  })
})

describe('[PAY-01] what an order holds of its diner’s money', () => {
  const byProvider = { ...charge(), source: 'PROVIDER' } as const
  const byRider = { ...charge(), source: 'RIDER' } as const

  test('goes back by whom it was taken, but for what goes back already', () => {
    expect(heldMoney([], [])).toEqual({ kind: 'NONE', amount: 0 })
    expect(heldMoney([byProvider], [])).toEqual({ kind: 'PROVIDER', amount: PRICE })
    expect(heldMoney([byProvider], [refund(400, 'SENT')])).toEqual({ kind: 'PROVIDER', amount: PRICE - 400 })
    expect(heldMoney([byRider], [])).toEqual({ kind: 'VENUE', amount: PRICE })
    expect(heldMoney([byProvider], [refund(PRICE)])).toEqual({ kind: 'GONE', amount: 0 })
    expect(heldMoney([{ ...byProvider, chargedBackAt: 1 }], [])).toEqual({ kind: 'GONE', amount: 0 })
  })

  test('is not known while a payment is under way, unless it is paid', () => {
    expect(heldMoney([], [], true)).toEqual({ kind: 'UNDER_WAY', amount: 0 })
    expect(heldMoney([byProvider], [], true)).toEqual({ kind: 'PROVIDER', amount: PRICE })
  })

  test('is never more than what came and did not go back', () => {
    fc.assert(
      fc.property(anyRefunds, (refunds) => {
        const { amount } = heldMoney([byProvider], refunds)
        expect(amount).toBe(refundable([byProvider], refunds))
      }),
    )
  })
})
