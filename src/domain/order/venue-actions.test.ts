import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { OrderStatus, VenueAction } from '#generated/models.ts'
import { canMove, isFinal } from './status.ts'
import { statusAfter, venueActions, type VenueOrder } from './venue-actions.ts'

const STATUSES: OrderStatus[] = ['UNCONFIRMED', 'GENERATED', 'ACCEPTED', 'READY', 'DELIVERED', 'CANCELED']

const anyOrder = fc.record<VenueOrder>({
  status: fc.constantFrom(...STATUSES),
  paid: fc.boolean(),
  owesByHand: fc.boolean(),
  hasFailedRefund: fc.boolean(),
  takenByHand: fc.boolean(),
  refundable: fc.nat(),
  withRider: fc.boolean(),
  price: fc.nat(),
  paymentMethod: fc.constantFrom('CASH', 'CARD', 'ONLINE'),
})
const order = (over: Partial<VenueOrder>): VenueOrder => ({
  status: 'READY',
  paid: true,
  owesByHand: false,
  hasFailedRefund: false,
  takenByHand: false,
  refundable: 0,
  withRider: false,
  price: 100,
  paymentMethod: 'CASH',
  ...over,
})

describe('what a venue may do', () => {
  test('an offered step is one that the server makes, and each is offered once', () => {
    fc.assert(
      fc.property(anyOrder, (one) => {
        const actions = venueActions(one, 'MANAGER')
        expect(new Set(actions).size).toBe(actions.length)
        for (const next of actions.map(statusAfter))
          if (next !== undefined) expect(canMove(one.status, next)).toBe(true)
      }),
    )
  })

  test('whatever is not at its end can be canceled; what is, cannot', () => {
    fc.assert(
      fc.property(anyOrder, (one) => {
        expect(venueActions(one, 'MANAGER').includes('CANCEL')).toBe(!isFinal(one.status))
      }),
    )
  })

  test('the next step comes first', () => {
    expect(venueActions(order({ status: 'UNCONFIRMED', paid: false }), 'MANAGER')).toEqual([
      'CONFIRM',
      'CANCEL',
    ])
    expect(venueActions(order({ status: 'GENERATED' }), 'MANAGER')).toEqual(['ACCEPT', 'CANCEL'])
    expect(venueActions(order({ status: 'ACCEPTED' }), 'MANAGER')).toEqual(['READY', 'CANCEL'])
    expect(venueActions(order({}), 'MANAGER')).toEqual(['DELIVER', 'CANCEL'])
  })

  test('what a rider has, the venue may still say is delivered, but not as the next step', () => {
    expect(venueActions(order({ withRider: true }), 'MANAGER')).toEqual(['CANCEL', 'DELIVER'])
    expect(venueActions(order({ withRider: true, status: 'ACCEPTED' }), 'MANAGER')).toEqual([
      'READY',
      'CANCEL',
    ])
  })

  test('money: unpaid ones can be marked, what goes back by hand is noted, and what was accepted can be given back', () => {
    expect(venueActions(order({ status: 'DELIVERED', paid: false }), 'MANAGER')).toEqual(['MARK_PAID'])
    expect(venueActions(order({ status: 'CANCELED' }), 'MANAGER')).toEqual([])
    expect(venueActions(order({ status: 'CANCELED', owesByHand: true }), 'MANAGER')).toEqual(['REFUND'])
    expect(
      venueActions(order({ status: 'CANCELED', owesByHand: true, hasFailedRefund: true }), 'MANAGER'),
    ).toEqual(['REFUND', 'RETRY_REFUND'])
    expect(venueActions(order({ status: 'DELIVERED', refundable: 1 }), 'MANAGER')).toEqual(['GIVE_BACK'])
    // less was noted than was owed
    expect(venueActions(order({ status: 'CANCELED', refundable: 1 }), 'CASHIER')).toEqual(['GIVE_BACK'])
    const byHand = { takenByHand: true, refundable: 1 }
    expect(venueActions(order({ ...byHand, status: 'DELIVERED' }), 'CASHIER')).toEqual([
      'GIVE_BACK',
      'MARK_UNPAID',
    ])
    expect(venueActions(order({ ...byHand, refundable: 0, status: 'CANCELED' }), 'CASHIER')).toEqual([])
    expect(venueActions(order({ status: 'GENERATED', refundable: 1 }), 'MANAGER')).toEqual([
      'ACCEPT',
      'CANCEL',
    ])
  })

  test('a cashier may do all of it; a kitchen moves no money, and is offered every other step', () => {
    fc.assert(
      fc.property(anyOrder, (one) => {
        expect(venueActions(one, 'CASHIER')).toEqual(venueActions(one, 'MANAGER'))
        const refused = venueActions(one, 'MANAGER').filter(
          (action) => !venueActions(one, 'KITCHEN').includes(action),
        )
        const movesMoney: VenueAction[] = ['MARK_PAID', 'MARK_UNPAID', 'REFUND', 'RETRY_REFUND', 'GIVE_BACK']
        const takesCash = !one.paid && one.price > 0 && one.paymentMethod === 'CASH'
        expect(new Set(refused)).toEqual(
          new Set(
            venueActions(one, 'MANAGER').filter(
              (action) =>
                movesMoney.includes(action) ||
                (action === 'DELIVER' && takesCash) ||
                (action === 'CANCEL' && one.refundable > 0),
            ),
          ),
        )
      }),
    )
  })
})
