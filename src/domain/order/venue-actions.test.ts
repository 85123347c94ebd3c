import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { OrderStatus } from '#generated/models.ts'
import { canMove, isFinal } from './status.ts'
import { statusAfter, venueActions } from './venue-actions.ts'
import type { VenueOrder } from './venue-actions.ts'

const STATUSES: OrderStatus[] = ['UNCONFIRMED', 'GENERATED', 'ACCEPTED', 'READY', 'DELIVERED', 'CANCELED']

const anyOrder = fc.record<VenueOrder>({
  status: fc.constantFrom(...STATUSES),
  paid: fc.boolean(),
  owesByHand: fc.boolean(),
  hasFailedRefund: fc.boolean(),
  refundable: fc.nat(),
  withRider: fc.boolean(),
})
const order = (over: Partial<VenueOrder>): VenueOrder => ({
  status: 'READY',
  paid: true,
  owesByHand: false,
  hasFailedRefund: false,
  refundable: 0,
  withRider: false,
  ...over,
})

describe('what a venue may do', () => {
  test('an offered step is one that the server makes, and each is offered once', () => {
    fc.assert(
      fc.property(anyOrder, (one) => {
        const actions = venueActions(one)
        expect(new Set(actions).size).toBe(actions.length)
        for (const next of actions.map(statusAfter))
          if (next !== undefined) expect(canMove(one.status, next)).toBe(true)
      }),
    )
  })

  test('whatever is not at its end can be canceled; what is, cannot', () => {
    fc.assert(
      fc.property(anyOrder, (one) => {
        expect(venueActions(one).includes('CANCEL')).toBe(!isFinal(one.status))
      }),
    )
  })

  test('the next step comes first', () => {
    expect(venueActions(order({ status: 'UNCONFIRMED', paid: false }))).toEqual(['CONFIRM', 'CANCEL'])
    expect(venueActions(order({ status: 'GENERATED' }))).toEqual(['ACCEPT', 'CANCEL'])
    expect(venueActions(order({ status: 'ACCEPTED' }))).toEqual(['READY', 'CANCEL'])
    expect(venueActions(order({}))).toEqual(['DELIVER', 'CANCEL'])
  })

  test('what a rider has, the venue may still say is delivered, but not as the next step', () => {
    expect(venueActions(order({ withRider: true }))).toEqual(['CANCEL', 'DELIVER'])
    expect(venueActions(order({ withRider: true, status: 'ACCEPTED' }))).toEqual(['READY', 'CANCEL'])
  })

  test('money: unpaid ones can be marked, what goes back by hand is noted, and what was accepted can be given back', () => {
    expect(venueActions(order({ status: 'DELIVERED', paid: false }))).toEqual(['MARK_PAID'])
    expect(venueActions(order({ status: 'CANCELED' }))).toEqual([])
    expect(venueActions(order({ status: 'CANCELED', owesByHand: true }))).toEqual(['REFUND'])
    expect(venueActions(order({ status: 'CANCELED', owesByHand: true, hasFailedRefund: true }))).toEqual([
      'REFUND',
      'RETRY_REFUND',
    ])
    expect(venueActions(order({ status: 'DELIVERED', refundable: 1 }))).toEqual(['GIVE_BACK'])
    expect(venueActions(order({ status: 'GENERATED', refundable: 1 }))).toEqual(['ACCEPT', 'CANCEL'])
  })
})
