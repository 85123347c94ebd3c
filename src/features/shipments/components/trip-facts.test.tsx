import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { tripOfShipment } from '#domain/shipments/trip.ts'
import { PageProvider } from '#session/page-context.ts'
import type { Venue } from '#session/venue.ts'
import { TripFacts } from './trip-facts.tsx'

const venue = {
  storefront: { country: { currencyCode: 'ARS', currencySymbol: '$', mantissaLength: 2 } },
  branchContact: { timeZone: 'America/Argentina/Buenos_Aires' },
} as Venue

test('[SHIP-01] what waits since another day says which: the clock alone would be that of today', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-19T03:10:00.000Z') })
  const told = (updatedAt: string) =>
    renderToStaticMarkup(
      <PageProvider value={{ venue }}>
        <TripFacts
          trip={tripOfShipment({
            id: 'a',
            status: 'LOOKING_FOR_DRIVER',
            // accepted days ahead
            createdAt: '2026-11-15T20:00:00.000Z',
            updatedAt,
            logisticsOrder: 'l',
            returnShipment: false,
            codeToShow: 'X9TD',
          })}
        />
      </PageProvider>,
    )
  expect(told('2026-11-19T03:05:00.000Z')).toContain('Desde las 00:05')
  expect(told('2026-11-19T02:55:00.000Z')).toMatch(/Desde el miércoles 18\/11, 23:55\sh/)
  vi.useRealTimers()
})
