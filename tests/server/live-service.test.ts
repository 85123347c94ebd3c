import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { readConfig } from '#server/config.ts'
import { LIVE_CHANNEL } from '#server/repositories/live-repository.ts'
import { startLiveService } from '../support/live-service.ts'
import { liveClients } from './support/live-client.ts'
import { placeDelivery, shipmentOf } from './support/shipment.ts'
import { notifyTracking } from '#server/use-cases/tracking/tracking-info.ts'
import { testApp, type TestApp } from './support/test-app.ts'

const clients = liveClients()
let service: Awaited<ReturnType<typeof startLiveService>>
let shop: TestApp

beforeAll(async () => {
  service = await startLiveService()
  shop = await testApp({ config: readLive(service.url) })
})
afterAll(async () => {
  clients.close()
  await shop.close()
  await service.close()
})

const readLive = (PUSHER_URL: string, PUSHER_SOCKETS?: string) => {
  const { liveService } = readConfig({ PUSHER_URL, PUSHER_SOCKETS })
  return { liveService }
}

describe('a shop whose messages another service carries', () => {
  test('[TRK-03] tells there of shipments and orders, in order, each once', async () => {
    const shipment = await shipmentOf(shop, { status: 'IN_STORE' })
    const { next } = await clients.follow(service.sockets, `tracking-${shipment.trackingId}`)
    // another process of the shop hears this one as well, and sends it itself
    await shop.store.db.execute(
      sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify({
        channel: `tracking-${shipment.trackingId}`,
        event: 'of-another-process',
        from: 'another-process',
      })})`,
    )
    await shop.store.db.transaction((tx) => notifyTracking(tx, shipment.id))
    const first = await next()
    expect(first.event).toBe('logistics-tracking-update')
    expect(JSON.parse(first.data ?? '')).toMatchObject({ id: shipment.trackingId, status: 'IN_STORE' })

    const order = await placeDelivery(shop)
    const orders = await clients.follow(service.sockets, `order-${order.code}`)
    await shop.call('PUT', `/api/admin/orders/${order.code}/status`, {
      body: { status: 'ACCEPTED' },
      admin: true,
    })
    expect(await orders.next()).toEqual({
      event: 'order-changed',
      channel: `order-${order.code}`,
      data: '{}',
    })
  })

  test('[TRK-03] sends its pages there, and says where that is', async () => {
    const { body } = await shop.call('GET', '/api/live')
    const [name, port] = service.host.split(':')
    expect(body).toEqual({ key: 'venues', host: name, port: Number(port), tls: false })
  })

  test('the hosted service has other addresses for browsers; an operator may name any', () => {
    const of = (url: string, pages?: string) => readLive(url, pages).liveService?.sockets
    expect(of('https://k:s@api-us2.pusher.com/apps/1')).toEqual({
      key: 'k',
      host: 'ws-us2.pusher.com',
      port: 443,
      tls: true,
    })
    expect(of('http://k:s@10.0.0.7:6001/apps/1', 'wss://live.example')).toEqual({
      key: 'k',
      host: 'live.example',
      port: 443,
      tls: true,
    })
    for (const wrong of ['https://host/apps/1', 'https://k:s@host/', 'https://k:s@host/apps/1/2'])
      expect(() => readLive(wrong)).toThrow(/PUSHER_URL: must look like/)
  })
})
