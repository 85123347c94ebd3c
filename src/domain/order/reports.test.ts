import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { OrderErrorType, OrderStatus } from '#generated/models.ts'
import { cancelEffect, offeredErrors, type Reportable } from './reports.ts'
import { isFinal, ORDER_TRANSITIONS } from './status.ts'

const ORDERED = '2026-11-18T15:00:00.000Z'
const at = (time: string) => `2026-11-18T${time}:00.000Z`
const order = (status: OrderStatus, over: Partial<Reportable> = {}): Reportable => ({
  status,
  statusHistory: [{ status, at: at('15:10') }],
  orderedAt: ORDERED,
  maxDelayInMinutes: 45,
  ...over,
})
const told = (errorType: OrderErrorType) => ({ reports: [{ errorType, at: at('15:20') }] })

describe('canceling', () => {
  test.each([
    ['UNCONFIRMED', 'at-once'],
    ['GENERATED', 'at-once'],
    ['ACCEPTED', 'asked'],
    ['READY', 'asked'],
    ['DELIVERED', undefined],
    ['CANCELED', undefined],
  ] as const)('[FUP-03] of an order that is %s: %s', (status, effect) => {
    expect(cancelEffect(order(status))).toBe(effect)
  })

  test('[FUP-03] is asked for once', () => {
    expect(cancelEffect(order('ACCEPTED', told('CANCEL')))).toBeUndefined()
    expect(cancelEffect(order('ACCEPTED', told('LATE')))).toBe('asked')
  })
})

describe('errors', () => {
  test('[FUP-03] of what is under way: late from the promised time on, or in other words', () => {
    expect(offeredErrors(order('ACCEPTED'), Date.parse(at('15:55')))).toEqual(['OTHER'])
    expect(offeredErrors(order('ACCEPTED'), Date.parse(at('15:56')))).toEqual(['LATE', 'OTHER'])
    expect(offeredErrors(order('READY', { scheduledAt: at('20:00') }), Date.parse(at('19:59')))).toEqual([
      'OTHER',
    ])
    expect(offeredErrors(order('READY', { scheduledAt: at('20:00') }), Date.parse(at('20:01')))).toEqual([
      'LATE',
      'OTHER',
    ])
  })

  test('[FUP-03] of what was delivered: all of them, each once, for two days', () => {
    const all = ['MISSING_ITEMS', 'WRONG_ITEMS', 'BAD_STATE', 'LATE', 'NOT_RECEIVED', 'OTHER']
    expect(offeredErrors(order('DELIVERED'), Date.parse(at('15:11')))).toEqual(all)
    expect(offeredErrors(order('DELIVERED', told('LATE')), Date.parse(at('15:11')))).toEqual(
      all.filter((type) => type !== 'LATE'),
    )
    expect(offeredErrors(order('DELIVERED'), Date.parse('2026-11-20T15:10:00.000Z'))).toEqual(all)
    expect(offeredErrors(order('DELIVERED'), Date.parse('2026-11-20T15:10:00.001Z'))).toEqual([])
  })

  test('[FUP-03] none of what is not the venue’s yet, or was canceled', () => {
    expect(offeredErrors(order('UNCONFIRMED'), Date.parse(at('23:00')))).toEqual([])
    expect(offeredErrors(order('CANCELED'), Date.parse(at('23:00')))).toEqual([])
  })

  test('[FUP-03] whatever the order: never to cancel, never twice, and what has ended is not canceled', () => {
    const statuses = Object.keys(ORDER_TRANSITIONS) as OrderStatus[]
    fc.assert(
      fc.property(
        fc.constantFrom(...statuses),
        fc.integer({ min: 0, max: 5 * 24 * 60 }),
        fc.subarray<OrderErrorType>(['CANCEL', 'LATE', 'MISSING_ITEMS', 'OTHER']),
        (status, minutes, known) => {
          const now = Date.parse(ORDERED) + minutes * 60_000
          const reports = known.map((errorType) => ({ errorType, at: ORDERED }))
          const offered = offeredErrors(order(status, { reports }), now)
          expect(offered).not.toContain('CANCEL')
          expect(offered.filter((type) => known.includes(type))).toEqual([])
          if (isFinal(status)) expect(cancelEffect(order(status, { reports }))).toBeUndefined()
        },
      ),
    )
  })
})
