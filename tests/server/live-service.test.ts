import { sql } from 'drizzle-orm'
import Pusher from 'pusher'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { readConfig } from '#server/config.ts'
import { LIVE_CHANNEL } from '#server/repositories/live-repository.ts'
import { liveClients } from './support/live-client.ts'
import { placeDelivery, shipmentOf } from './support/shipment.ts'
import { tellTracking } from '#server/use-cases/tracking/tracking-info.ts'
import { testApp } from './support/test-app.ts'
import type { TestApp } from './support/test-app.ts'

const SECRET = 'a-secret-of-the-venues'
const APP = { LIVE_APP: `7:venues:${SECRET}` }
const clients = liveClients()
/** Sells nothing here: it carries what the other one tells. */
let service: TestApp
let shop: TestApp
let host: string
let sockets: string

beforeAll(async () => {
  service = await testApp({ config: { liveApp: readConfig(APP).liveApp } })
  const url = await service.app.listen({ port: 0, host: '127.0.0.1' })
  host = new URL(url).host
  sockets = `ws://${host}/app/venues?protocol=7`
  // signatures are of now, and so is the service's clock
  service.time.now = new Date()
  shop = await testApp({ config: readLive(`http://venues:${SECRET}@${host}/apps/7`) })
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
const library = (url = `http://venues:${SECRET}@${host}/apps/7`) => Pusher.forURL(url)

describe('a shop whose messages another service carries', () => {
  test('[TRK-03] tells there of shipments and orders, in order, each once', async () => {
    const shipment = await shipmentOf(shop, { status: 'IN_STORE' })
    const { next } = await clients.follow(sockets, `tracking-${shipment.trackingId}`)
    // another process of the shop hears this one as well, and sends it itself
    await shop.store.db.execute(
      sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify({
        channel: `tracking-${shipment.trackingId}`,
        event: 'of-another-process',
        from: 'another-process',
      })})`,
    )
    await shop.store.db.transaction((tx) => tellTracking(tx, shipment.id))
    const first = await next()
    expect(first.event).toBe('logistics-tracking-update')
    expect(JSON.parse(first.data ?? '')).toMatchObject({ id: shipment.trackingId, status: 'IN_STORE' })

    const order = await placeDelivery(shop)
    const orders = await clients.follow(sockets, `order-${order.code}`)
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
    const [name, port] = host.split(':')
    expect(body).toEqual({ key: 'venues', host: name, port: Number(port), tls: false })
    expect((await service.call('GET', '/api/live')).body).toEqual({ key: 'vitrina' })
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
    expect(() => readConfig({ LIVE_APP: 'a:b:short' })).toThrow(/LIVE_APP: must look like.*the value given/)
  })
})

describe('the official library publishes here', () => {
  test('[TRK-03] one event on several channels, and a batch', async () => {
    const one = await clients.follow(sockets, 'tracking-one')
    const two = await clients.follow(sockets, 'tracking-two')
    await library().trigger(['tracking-one', 'tracking-two'], 'moved', { at: 'the door' })
    const frame = { event: 'moved', data: '{"at":"the door"}' }
    expect(await one.next()).toEqual({ ...frame, channel: 'tracking-one' })
    expect(await two.next()).toEqual({ ...frame, channel: 'tracking-two' })
    await library().triggerBatch([{ channel: 'tracking-two', name: 'again', data: 'text' }])
    expect(await two.next()).toEqual({ event: 'again', channel: 'tracking-two', data: 'text' })
  })

  test('the socket that changed something is not told of it, and channels with followers are listed', async () => {
    const own = await clients.connect(sockets)
    const { data = '' } = await own.next()
    const { socket_id } = JSON.parse(data) as { socket_id: string }
    own.send('pusher:subscribe', { channel: 'tracking-three' })
    await own.next()
    const other = await clients.follow(sockets, 'tracking-three')
    await library().trigger('tracking-three', 'moved', {}, { socket_id })
    await library().trigger('tracking-three', 'again', {})
    expect([(await other.next()).event, (await other.next()).event]).toEqual(['moved', 'again'])
    expect((await own.next()).event).toBe('again')
    const answer = await library().get({ path: '/channels', params: { filter_by_prefix: 'tracking-th' } })
    expect([answer.status, await answer.json()]).toEqual([200, { channels: { 'tracking-three': {} } }])
    const unsigned = await fetch(`http://${host}/apps/7/channels`)
    expect(unsigned.status).toBe(401)
  })

  test('its pages are not those of this server, nor the other way round', async () => {
    const own = await clients.follow(sockets.replace('venues', 'vitrina'), 'tracking-one')
    await library().trigger('tracking-one', 'moved', {})
    own.send('pusher:ping')
    expect((await own.next()).event).toBe('pusher:pong')
    const foreign = await clients.connect(sockets, { origin: 'https://venues.example' })
    expect((await foreign.next()).event).toBe('pusher:connection_established')
  })

  test('wrong secrets, keys and applications are refused, and so is what is too large or no event', async () => {
    const refused = async (url: string, channel = 'tracking-one', data: unknown = {}) =>
      library(url)
        .trigger(channel, 'moved', data)
        .then(
          () => 200,
          ({ status }: { status: number }) => status,
        )
    expect(await refused(`http://venues:wrong@${host}/apps/7`)).toBe(401)
    expect(await refused(`http://other:${SECRET}@${host}/apps/7`)).toBe(401)
    expect(await refused(`http://venues:${SECRET}@${host}/apps/8`)).toBe(404)
    const right = `http://venues:${SECRET}@${host}/apps/7`
    expect(await refused(right, 'anything')).toBe(400)
    expect(await refused(right, 'tracking-one', 'x'.repeat(8_000))).toBe(413)
    expect(await refused(right, 'tracking-one', 'x'.repeat(7_000))).toBe(200)
  })

  test('a request is good for ten minutes, and for its own body alone', async () => {
    const body = JSON.stringify({ name: 'moved', channel: 'tracking-one', data: '{}' })
    const query = library().createSignedQueryString({ method: 'POST', path: '/apps/7/events', body })
    const send = (text: string) =>
      service.call('POST', `/apps/7/events?${query}`, { raw: text }).then(({ status }) => status)
    const sentAt = service.time.now
    expect(await send(body)).toBe(200)
    expect(await send(body.replace('moved', 'stood'))).toBe(401)
    service.time.now = new Date(sentAt.getTime() + 590_000)
    expect(await send(body)).toBe(200)
    service.time.now = new Date(sentAt.getTime() + 660_000)
    expect(await send(body)).toBe(401)
    service.time.now = sentAt
    const other = library(`http://venues:wrong@${host}/apps/7`)
    const forged = other.createSignedQueryString({ method: 'POST', path: '/apps/7/events', body })
    expect((await service.call('POST', `/apps/7/events?${forged}`, { raw: body })).status).toBe(401)
    expect((await shop.call('POST', `/apps/7/events?${query}`, { raw: body })).status).toBe(404)
  })
})
