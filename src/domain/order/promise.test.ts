import { expect, test } from 'vitest'

import { latenessOf, promisedMs } from './promise.ts'

const ORDER = {
  status: 'ACCEPTED',
  orderedAt: '2026-11-21T15:00:00.000Z',
  statusHistory: [{ status: 'GENERATED', at: '2026-11-21T15:00:00.000Z' }],
  maxDelayInMinutes: 45,
} as const satisfies Parameters<typeof latenessOf>[0]
const at = (clock: string) => Date.parse(`2026-11-21T${clock}:00.000Z`)

test('an order is promised for its slot, else for the end of its longest delay', () => {
  expect(promisedMs(ORDER)).toBe(at('15:45'))
  expect(promisedMs({ ...ORDER, scheduledAt: '2026-11-21T20:30:00.000Z' })).toBe(at('20:30'))
})

test('one that is paid later is promised from when that confirmed it', () => {
  const statusHistory = [
    { status: 'UNCONFIRMED', at: ORDER.orderedAt },
    { status: 'GENERATED', at: '2026-11-21T15:50:00.000Z' },
    { status: 'ACCEPTED', at: '2026-11-21T15:55:00.000Z' },
  ] as const
  expect(promisedMs({ ...ORDER, statusHistory: [...statusHistory] })).toBe(at('16:35'))
  expect(promisedMs({ ...ORDER, statusHistory: statusHistory.slice(0, 1) })).toBe(at('15:45'))
})

test('it is on time, soon due, then late by the minute', () => {
  expect(latenessOf(ORDER, at('15:00'))).toEqual({ kind: 'on-time', minutes: 45 })
  expect(latenessOf(ORDER, at('15:34'))).toEqual({ kind: 'on-time', minutes: 11 })
  expect(latenessOf(ORDER, at('15:35'))).toEqual({ kind: 'soon', minutes: 10 })
  expect(latenessOf(ORDER, at('15:45'))).toEqual({ kind: 'soon', minutes: 0 })
  expect(latenessOf(ORDER, at('15:46'))).toEqual({ kind: 'late', minutes: 1 })
  expect(latenessOf(ORDER, at('16:10'))).toEqual({ kind: 'late', minutes: 25 })
})

test('what is not confirmed, or over, is never late', () => {
  for (const status of ['UNCONFIRMED', 'DELIVERED', 'CANCELED'] as const)
    expect(latenessOf({ ...ORDER, status }, at('18:00'))).toBeUndefined()
})
