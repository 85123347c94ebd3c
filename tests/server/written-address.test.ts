import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { emptyAddressInput, toUserLocation } from '#domain/address/address.ts'
import { isPointAsked } from '#domain/address/far-point.ts'
import { locateTyped, type LostCode } from '#domain/address/typed-address.ts'
import { ADDRESS_ASK_METERS } from '#domain/defaults.ts'
import type { Point } from '#domain/geo/distance.ts'
import type {
  CustomerOrders,
  DeliveryInfo,
  OrderCreated,
  OrderFollowUp,
  OrderPayload,
  Problem,
  UserLocation,
} from '#generated/models.ts'
import { KnownPlaces } from '#server/geocoding/known-places.ts'
import { FAR, feeUrl, NEAR, newKey, orderPayload } from './support/order-payload.ts'
import { DINER_COOKIE, testApp, type Answer, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ cookie: DINER_COOKIE })
})
afterAll(() => server.close())

/** A street that the venue delivers to as well, most of a kilometre from NEAR. */
const CORDOBA: UserLocation = {
  ...NEAR,
  street: 'Avenida Córdoba',
  number: '2900',
  locality: 'Balvanera',
  fullAddress: 'Avenida Córdoba 2900, Balvanera, Buenos Aires, CABA, Argentina',
  lat: -34.59805,
  lng: -58.409,
}
const { lat, lng } = NEAR
/** Most of a kilometre from NEAR, without the number of a house; and another town's. */
const PASAJE = { street: 'Pasaje Lejano', fullAddress: 'Pasaje Lejano, Sur, Buenos Aires' }
const CAMINO = {
  street: 'Camino Viejo',
  number: '50',
  locality: 'Tolosa',
  city: 'La Plata',
  fullAddress: 'Camino Viejo 50, Tolosa, La Plata',
}

/** Sends a delivery whose price fits the point: what the attack pays is what the browser was told. */
const deliver = async (location: UserLocation) =>
  send(await orderPayload(server, 'bistro', { mode: 'delivery', payment: 'CARD', form: { location } }))
const send = (body: OrderPayload) =>
  server.call<OrderCreated | Problem>('POST', '/api/order', {
    body,
    headers: { 'idempotency-key': newKey() },
  })
/** What the browser sends for an address that it could not find: as typed, with the diner's own point. */
function byHand(direccion: string, coordinates: Point, code: LostCode): UserLocation {
  const input = { ...emptyAddressInput, direccion, coordinates }
  const located = locateTyped(input, { ok: false, code })
  if (!located.ok) throw new Error(located.code)
  return toUserLocation(input, 'simple', 'AR', located.place)
}
const issuesOf = ({ status, body }: Answer<OrderCreated | Problem>) => [
  status,
  ...('errors' in body ? (body.errors ?? []) : []).map((issue) =>
    'code' in issue ? issue.code : issue.path,
  ),
]
async function placed(location: UserLocation): Promise<OrderFollowUp> {
  const { body } = await deliver(location)
  if (!('createdAt' in body)) throw new Error(JSON.stringify(body))
  return (await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${body.code}`)).body
}

describe('the point of a delivery is tied to its written address', () => {
  test('an address found at its point is confirmed, also where the pin was moved to another door', async () => {
    expect((await placed(NEAR)).addressCheck).toBe('CONFIRMED')
    const moved = await placed({ ...NEAR, lng: lng + 0.001 })
    expect(moved.addressCheck).toBe('CONFIRMED')
    expect(moved.orderText).not.toContain('Dirección sin comprobar')
  })

  test('a near point with a far address is refused, in either way the address is written', async () => {
    expect(issuesOf(await deliver({ ...CORDOBA, lat, lng }))).toEqual([422, 'ADDRESS_MISMATCH'])
    expect(issuesOf(await deliver({ ...NEAR, fullAddress: CORDOBA.fullAddress }))).toEqual([
      422,
      'ADDRESS_MISMATCH',
    ])
    const { street, number, locality } = CORDOBA
    expect(issuesOf(await deliver({ ...NEAR, street, number, locality }))).toEqual([422, 'ADDRESS_MISMATCH'])
  })

  test('saying that a device measured the point, or that nobody did, does not help', async () => {
    expect(issuesOf(await deliver({ ...CORDOBA, lat, lng, byPosition: true }))).toEqual([
      422,
      'ADDRESS_MISMATCH',
    ])
    expect(issuesOf(await deliver({ ...CORDOBA, lat, lng, geocoded: false }))).toEqual([
      422,
      'ADDRESS_MISMATCH',
    ])
  })

  test('at the border the zone of the address sets the fee, in the fee call and in the order', async () => {
    // the address lies just inside of the dearer zone, its pin was pulled across the border
    const door = { street: 'Pasaje Lejano', number: '30', locality: 'Sur', lat: -34.60912, lng: -58.4 }
    const address: UserLocation = { ...NEAR, ...door, fullAddress: 'Pasaje Lejano 30, Sur, Buenos Aires' }
    const pulled = { ...address, lat: -34.608 }
    const fee = async (location: UserLocation) =>
      (await server.call<{ zoneId?: string }>('GET', feeUrl('bistro', location))).body.zoneId
    const nameless = { ...pulled, street: '', number: '', fullAddress: 'El portón verde' }
    expect([await fee(address), await fee(pulled), await fee(nameless)]).toEqual(['lejos', 'lejos', 'cerca'])
    expect(await placed(pulled)).toMatchObject({ addressCheck: 'CONFIRMED', deliveryFee: 200_000 })
    const forged = { ...pulled, fullAddress: address.fullAddress }
    const body = await orderPayload(server, 'bistro', {
      mode: 'delivery',
      payment: 'CARD',
      form: { location: nameless },
    })
    const sent = await send({ ...body, destination: forged })
    expect(issuesOf(sent)).toEqual([422, 'DELIVERY_FEE_CHANGED', 'TOTAL_CHANGED'])
  })

  test('an address nobody knows is taken and marked for the venue', async () => {
    const unknown = await placed({ ...FAR })
    expect(unknown.addressCheck).toBe('UNKNOWN')
    expect(unknown.orderText).toContain('Dirección sin comprobar: confírmala antes de enviar.')
    const listed = await server.call<CustomerOrders>('GET', '/api/admin/orders?branchContactId=bistro', {
      admin: true,
    })
    expect(listed.body.orders.find(({ code }) => code === unknown.code)?.addressCheck).toBe('UNKNOWN')
  })

  test('an address the browser could not find, or not ask for, is judged here by the point of the diner', async () => {
    const portal = byHand('El portón verde, camino al río', { lat, lng }, 'NOT_FOUND')
    expect(await placed(portal)).toMatchObject({ addressCheck: 'UNKNOWN', destination: { lat, lng } })
    const known = byHand('Calle Uno 120', { lat, lng }, 'UNREACHABLE')
    expect((await placed(known)).addressCheck).toBe('CONFIRMED')
    const pulled = byHand('Avenida Córdoba 2900', { lat, lng }, 'UNREACHABLE')
    expect(issuesOf(await deliver(pulled))).toEqual([422, 'ADDRESS_MISMATCH'])
  })

  test('a position of the device with an address that is only known elsewhere is taken by the point, and marked', async () => {
    const text = { street: 'La casa del fondo', number: '', fullAddress: 'La casa del fondo' }
    expect((await placed({ ...NEAR, ...text, byPosition: true })).addressCheck).toBe('BY_POSITION')
    expect((await placed({ ...NEAR, byPosition: true })).addressCheck).toBe('CONFIRMED')
  })

  test.each([
    ['a street without a number', { ...NEAR, number: '', ...PASAJE }],
    ['an address beyond the zones, at the position of the device', { ...NEAR, ...CAMINO, byPosition: true }],
  ])(
    '%s far from the point is taken once the diner confirms it, and the venue is told',
    async (_name, far) => {
      const fee = await server.call<DeliveryInfo>('GET', feeUrl('bistro', far))
      expect(fee.body.addressDistanceMeters).toBeGreaterThan(ADDRESS_ASK_METERS)
      expect(issuesOf(await deliver(far))).toEqual([422, 'ADDRESS_FAR'])
      const confirmed = await placed({ ...far, pointConfirmed: true })
      expect(confirmed).toMatchObject({ addressCheck: 'BY_DINER', destination: { lat, lng } })
      expect(confirmed.orderText).toContain(
        'El punto del mapa está lejos de la dirección: el cliente lo confirmó.',
      )
      const listed = await server.call<CustomerOrders>('GET', '/api/admin/orders?branchContactId=bistro', {
        admin: true,
      })
      expect(listed.body.orders.find(({ code }) => code === confirmed.code)?.addressCheck).toBe('BY_DINER')
    },
  )

  test('put by hand far from an address beyond the zones, a point is refused whatever is confirmed: nobody is asked', async () => {
    const far = { ...NEAR, ...CAMINO }
    for (const pointConfirmed of [undefined, true])
      expect(issuesOf(await deliver({ ...far, pointConfirmed }))).toEqual([422, 'ADDRESS_MISMATCH'])
    const { body } = await server.call<DeliveryInfo>('GET', feeUrl('bistro', far))
    expect(body.addressElsewhere).toBe(true)
    expect([isPointAsked(body, far), isPointAsked(body, { ...far, byPosition: true })]).toEqual([false, true])
    const known = await server.call<DeliveryInfo>('GET', feeUrl('bistro', { ...NEAR, number: '', ...PASAJE }))
    expect(known.body).not.toHaveProperty('addressElsewhere')
  })

  test('a confirmation opens no second served place, where nobody is asked, and is nothing where the point is near', async () => {
    const pulled = { ...CORDOBA, lat, lng }
    expect(issuesOf(await deliver({ ...pulled, pointConfirmed: true }))).toEqual([422, 'ADDRESS_MISMATCH'])
    const fee = await server.call<DeliveryInfo>('GET', feeUrl('bistro', pulled))
    expect(fee.body).not.toHaveProperty('addressDistanceMeters')
    expect((await placed({ ...NEAR, pointConfirmed: true })).addressCheck).toBe('CONFIRMED')
  })

  test('without a geocoder nobody is asked, and the order is taken', async () => {
    // nobody listens there
    const silent = await testApp({ cookie: DINER_COOKIE, config: { geocoderUrl: 'http://127.0.0.1:9' } })
    const location: UserLocation = { ...NEAR, number: '', ...PASAJE }
    const fee = await silent.call<DeliveryInfo>('GET', feeUrl('bistro', location))
    expect(fee.body).toMatchObject({ inside: true })
    expect(fee.body).not.toHaveProperty('addressDistanceMeters')
    const body = await orderPayload(silent, 'bistro', {
      mode: 'delivery',
      payment: 'CARD',
      form: { location },
    })
    const { status } = await silent.call('POST', '/api/order', {
      body,
      headers: { 'idempotency-key': newKey() },
    })
    expect(status).toBe(201)
    await silent.close()
  })

  test('other modes have no address to check', async () => {
    const body = await orderPayload(server, 'bistro')
    const { body: order } = await server.call<OrderCreated>('POST', '/api/order', {
      body,
      headers: { 'idempotency-key': newKey() },
    })
    const { body: followUp } = await server.call<OrderFollowUp>(
      'GET',
      `/api/diner/bistro/order/${order.code}`,
    )
    expect(followUp.addressCheck).toBeUndefined()
  })
})

describe('what the geocoder said is kept', () => {
  test('a question is asked once a day, a failure again', async () => {
    const asked: string[] = []
    let now = new Date('2026-11-21T16:00:00Z')
    const places = new KnownPlaces(
      (text) => {
        asked.push(text)
        return text === 'roto 1' && asked.length === 1
          ? Promise.reject(new Error('down'))
          : Promise.resolve([])
      },
      () => now,
    )
    await expect(places.find('roto 1', ['AR'])).rejects.toThrow('down')
    await places.find('roto 1', ['AR'])
    await places.find('ROTO  1', ['AR'])
    await places.find('roto 1', ['CL'])
    expect(asked).toEqual(['roto 1', 'roto 1', 'roto 1'])
    places.clear()
    await places.find('roto 1', ['AR'])
    expect(asked).toHaveLength(4)
    now = new Date('2026-11-22T16:00:00Z')
    await places.find('roto 1', ['AR'])
    expect(asked).toHaveLength(5)
  })
})
