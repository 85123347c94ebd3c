import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { AddressCheck, ConsoleOrder, OrderStatus, ShipmentStatus } from '#generated/models.ts'
import { PageProvider } from '#session/page-context.ts'
import type { Venue } from '#session/venue.ts'
import { CardWarnings } from './card-warnings.tsx'

const venue = { branchContact: { timeZone: 'America/Argentina/Buenos_Aires' } } as Venue

type Now = { order?: OrderStatus; shipment?: { status: ShipmentStatus } }

/** What the card of an order says of its address. */
const told = (addressCheck: AddressCheck, now: Now = {}): string =>
  renderToStaticMarkup(
    <PageProvider value={{ venue }}>
      <CardWarnings
        one={
          { order: { addressCheck, status: now.order ?? 'READY' }, shipment: now.shipment } as ConsoleOrder
        }
      />
    </PageProvider>,
  ).replaceAll(/<[^>]+>/g, '')

test('the card says that the diner confirmed a point far from the address, and asks only where nobody did', () => {
  const unsure = 'La dirección no está confirmada. Pregunta antes de que salga el pedido.'
  expect(told('BY_DINER')).toBe(
    'El punto del mapa está lejos de la dirección escrita. El cliente lo confirmó.',
  )
  expect([told('UNKNOWN'), told('BY_POSITION'), told('CONFIRMED')]).toEqual([unsure, unsure, ''])
})

test('the card asks nothing of an address once the order has left, or has ended', () => {
  const gone: Now[] = [
    { order: 'CANCELED' },
    { order: 'DELIVERED' },
    { shipment: { status: 'ON_ROUTE_TO_DROP_OFF' } },
  ]
  expect(gone.map((now) => told('UNKNOWN', now))).toEqual(['', '', ''])
  expect(told('UNKNOWN', { shipment: { status: 'IN_STORE' } })).not.toBe('')
})
