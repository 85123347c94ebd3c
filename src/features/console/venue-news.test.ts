import { expect, test } from 'vitest'

import type { ConsoleOrder, OrderErrorType, OrderStatus, VenueAction } from '#generated/models.ts'
import { aConsoleOrder } from '../../../tests/support/console-order.ts'
import { newsOf } from './venue-news.ts'

const AT = '2026-11-18T15:40:00.000Z'
const reported = (status: OrderStatus, errorType: OrderErrorType, actions: VenueAction[]): ConsoleOrder => ({
  ...aConsoleOrder({ code: status, status, reports: [{ errorType, at: AT }] }),
  actions,
})

test('[FUP-03] new orders and wishes to cancel are news, as long as the venue can do something', () => {
  expect(
    newsOf([
      aConsoleOrder({ code: 'NEW', status: 'GENERATED' }),
      reported('ACCEPTED', 'CANCEL', ['READY', 'CANCEL']),
      reported('READY', 'LATE', ['DELIVER', 'CANCEL']),
      reported('CANCELED', 'CANCEL', ['REFUND']),
    ]),
  ).toEqual([
    { id: 'NEW', kind: 'order' },
    { id: 'cancel ACCEPTED', kind: 'cancel' },
  ])
})
