import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { ConsoleOrder } from '#generated/models.ts'
import { PageProvider } from '#session/page-context.ts'
import type { Venue } from '#session/venue.ts'
import { aConsoleOrder } from '../../../../tests/support/console-order.ts'
import { CardCustomer, mapOf } from './card-customer.tsx'
import { CardShipment } from './card-shipment.tsx'

test('an address of which nobody knows where it is, is looked for on the map by its words', () => {
  const fullAddress = 'Calle Uno 120, Centro'
  expect(mapOf({ lat: -34.6, lng: -58.4, fullAddress })).toContain('mlat=-34.6&mlon=-58.4')
  expect(mapOf({ lat: 0, lng: 0, fullAddress })).toMatch(/search\?query=Calle%20Uno%20120%2C%20Centro$/)
})

test('the numbers of diner and rider stand on the card, for a tablet that calls nobody', () => {
  const venue = { branchContact: { branch: { country: 'AR' } } } as Venue
  const told = (node: ReactNode) =>
    renderToStaticMarkup(<PageProvider value={{ venue }}>{node}</PageProvider>).replaceAll('\u00A0', ' ')
  const one: ConsoleOrder = {
    ...aConsoleOrder({}),
    customerPhone: '+5491155552004',
    shipment: {
      id: '1',
      status: 'IN_STORE',
      since: '2026-11-18T15:30:00.000Z',
      codeToShow: 'X9TD',
      keyLocked: false,
      rider: { name: 'Rita', phone: '+5491144440000' },
    },
  }
  expect(told(<CardCustomer one={one} />)).toContain('011 15-5555-2004')
  const delivery = { now: 0, ship: () => undefined, chosen: [], choose: () => undefined, canStack: false }
  expect(told(<CardShipment one={one} isBusy={false} {...delivery} />)).toContain('011 15-4444-0000')
})
