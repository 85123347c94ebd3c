import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Shipment, Storefront, StudioFrame, TrackingInfo } from '#generated/models.ts'
import { studioApp, type StudioApp } from './support/studio.ts'

let server: StudioApp
beforeAll(async () => {
  server = await studioApp()
})
afterAll(() => server.close())

test('each frame has a delivery that is as far as it shows, with its rider on the way, and keeps it', async () => {
  const draft = await server.draftOf({ tenant: 'bistro' })
  const STATUSES = ['LOOKING_FOR_DRIVER', 'IN_STORE', 'DELIVERED', 'ON_ROUTE_TO_PICK_UP'] as const
  const seen: (() => Promise<void>)[] = []
  for (const shipment of STATUSES) {
    const body = { variant: 'open', samples: ['delivery'], shipment }
    const { body: frame } = await server.studio<StudioFrame>('POST', `/drafts/${draft.id}/frames`, { body })
    const { samples, venue } = frame
    const headers = { authorization: `Bearer ${samples.deliveryToken}` }
    const { body: carried } = await server.call<Shipment>('GET', `/api/shipments/${samples.shipmentId}`, {
      headers,
    })
    expect(carried.status).toBe(shipment)
    const { body: told } = await server.call<TrackingInfo>(
      'GET',
      `/api/logisticsorder/tracking/${venue}/${samples.deliveryCode}`,
    )
    expect([shipment, JSON.stringify(told).includes('Rita Ríos')]).toEqual([
      shipment,
      shipment === 'IN_STORE' || shipment === 'ON_ROUTE_TO_PICK_UP',
    ])
    // its people are made up: the page is seen as its diner would
    expect([shipment, told.securityCode !== undefined]).toEqual([shipment, shipment !== 'DELIVERED'])
    seen.push(async () => {
      const { body: later } = await server.call<Shipment>('GET', `/api/shipments/${samples.shipmentId}`, {
        headers,
      })
      expect(later.status).toBe(shipment)
    })
    const { body: again } = await server.studio<StudioFrame>('POST', `/drafts/${draft.id}/frames`, { body })
    expect(again.samples).toEqual(samples)
  }
  for (const look of seen) await look()
})

test('each variant keeps the arrangement of its brand', async () => {
  const arranged = { $schema: '', order: ['plates', 'header'] }
  const files = [{ path: 'layout/menu.json', text: JSON.stringify(arranged) }]
  const draft = await server.draftOf({ tenant: 'bistro', files })
  expect(draft.faults).toEqual([])
  for (const variant of ['as-is', 'open', 'closed', 'paused', 'empty-menu', 'long-names'] as const) {
    const body = { variant, samples: [] }
    const { body: frame } = await server.studio<StudioFrame>('POST', `/drafts/${draft.id}/frames`, { body })
    const { body: shown } = await server.call<Storefront>('GET', `/api/storefront?alias=${frame.alias}`)
    const order = shown.layouts['menu']?.order.map(({ id }) => id)
    expect([variant, order]).toEqual([variant, ['plates', 'header']])
  }
})
