import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { TrackingInfo } from '#generated/models.ts'
import { PageProvider } from '#session/page-context.ts'
import type { Venue } from '#session/venue.ts'
import type { Tracking } from '../use-tracking.ts'
import { OrderHeader } from './order-header.tsx'

const INFO: TrackingInfo = {
  orderCode: 'K7QF3M2X9TD',
  at: '2026-11-18T15:30:00.000Z',
  status: 'PENDING',
  revision: 0,
}
const TRACKING = { isLive: true, isOver: false, knownAt: 0 } as Tracking
const venue = {
  storefront: { name: 'La Esquina', logos: {} },
  branchContact: { timeZone: 'America/Argentina/Buenos_Aires' },
} as Venue
const told = (info: TrackingInfo, now = 0, tracking = TRACKING): string =>
  renderToStaticMarkup(
    <PageProvider value={{ venue }}>
      <OrderHeader {...{ info, tracking, now }} />
    </PageProvider>,
  ).replaceAll(/<[^>]+>/g, '|')

test('[TRK-02] an order that nobody has accepted, and perhaps nobody has paid, promises nothing; with a shipment it is being prepared', () => {
  expect(told(INFO)).toMatch(/Pedido hecho.*Aquí verás cuando el local lo prepare y cuando salga\./)
  expect(told({ ...INFO, id: 'a' })).toMatch(/En preparación.*El local está preparando tu pedido\./)
})

test('[TRK-02] once the expected moment is over, the page says so', () => {
  const eta = '2026-11-18T16:20:00.000Z'
  const onItsWay: TrackingInfo = { ...INFO, id: 'a', status: 'ON_ROUTE_TO_DROP_OFF', eta }
  expect(told(onItsWay, Date.parse(eta))).toMatch(/Entrega estimada: 13:20 hs\|+$/)
  expect(told(onItsWay, Date.parse(eta) + 1)).toMatch(
    /Entrega estimada: 13:20 hs\|+Se está demorando más de lo previsto\./,
  )
  expect(told({ ...onItsWay, status: 'DELIVERED' }, Date.parse(eta) + 1)).not.toContain('demorando')
})

test('[TRK-03] what could not be refreshed is not said to be live', () => {
  expect(told(INFO)).toContain('En vivo')
  for (const trouble of ['offline', 'failed'] as const)
    expect(told(INFO, 120_000, { ...TRACKING, trouble })).toMatch(/^(?!.*En vivo).*Actualizado hace 2 min/)
})
