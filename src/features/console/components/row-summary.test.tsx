import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { OrderFollowUp } from '#generated/models.ts'
import { PageProvider } from '#session/page-context.ts'
import type { Venue } from '#session/venue.ts'
import { aConsoleOrder } from '../../../../tests/support/console-order.ts'
import { PromisedTime, RowSummary } from './row-summary.tsx'

const country = { currencyCode: 'ARS', currencySymbol: '$', mantissaLength: 2 }
const venue = { storefront: { country } } as Venue
const at = '2026-11-18T15:30:00.000Z'
const reports: OrderFollowUp['reports'] = [
  { errorType: 'CANCEL', at },
  { errorType: 'MISSING_ITEMS', at },
]
const drawn = (status: OrderFollowUp['status']): string =>
  renderToStaticMarkup(
    <PageProvider value={{ venue }}>
      <RowSummary one={aConsoleOrder({ status, reports })} />
    </PageProvider>,
  )

test('[FUP-03] a wish to cancel is shown until the order has ended, what went wrong also after its delivery', () => {
  expect(drawn('READY')).toMatch(/El cliente pide cancelar.*Faltan productos/)
  expect(drawn('DELIVERED')).toContain('Faltan productos')
  expect(drawn('DELIVERED')).not.toContain('El cliente pide cancelar')
  expect(drawn('CANCELED')).not.toMatch(/El cliente pide cancelar|Faltan productos/)
})

test('an order that was forgotten is late by hours, and one for the same day of another month is not for today', () => {
  const timed = { ...venue, branchContact: { timeZone: 'America/Argentina/Buenos_Aires' } } as Venue
  const told = (scheduledAt: string) =>
    renderToStaticMarkup(
      <PageProvider value={{ venue: timed }}>
        <PromisedTime one={aConsoleOrder({ scheduledAt })} now={Date.parse(at)} />
      </PageProvider>,
    ).replaceAll(/<[^>]+>/g, '')
  expect(told('2026-11-18T14:45:00.000Z')).toBe('Tarde 45 min')
  expect(told('2026-11-16T13:10:00.000Z')).toBe('Tarde 50 h 20 min')
  expect(told('2026-11-18T20:00:00.000Z')).toBe('Para las 17:00')
  expect(told('2026-12-18T20:00:00.000Z')).toMatch(/^Para el viernes 18\/12, 17:00\sh$/)
})
