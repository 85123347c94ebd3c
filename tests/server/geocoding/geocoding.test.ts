import { rmSync } from 'node:fs'

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { GeocodePlaces, PlaceDetails, PlaceSuggestions, Problem } from '#generated/models.ts'
import { TENANT_CHANNEL } from '#server/repositories/tenants-repository.ts'
import { reportMissingPlaces } from '#server/geocoding/report-missing-places.ts'
import { editedTenants } from '../../support/edited-tenants.ts'
import { testApp, type TestApp } from '../support/test-app.ts'
import { PLACES_KEY, startOpenMap, startPlaces, type Emulator } from './emulators.ts'

const SESSION = 'session=session-of-the-test'
const tenantsDir = editedTenants({
  'la-esquina': (branch) => {
    branch.mapProvider = 'PLACES'
  },
})
afterAll(() => rmSync(tenantsDir, { recursive: true }))

describe('[GEO-01] with both services configured', () => {
  let server: TestApp
  let openMap: Emulator
  let places: Emulator
  beforeAll(async () => {
    ;[openMap, places] = await Promise.all([startOpenMap(), startPlaces()])
    const config = {
      geocoderUrl: openMap.url,
      geocoderPerSecond: 1_000,
      placesUrl: places.url,
      placesKey: PLACES_KEY,
    }
    server = await testApp({ tenantsDir, config })
  })
  afterAll(() => Promise.all([server.close(), openMap.close(), places.close()]))
  const get = <T>(path: string) => server.call<T>('GET', `/api/geocode/${path}`)

  test('the search is that of the open map, the suggestions are those of the places service', async () => {
    const { body: found } = await get<GeocodePlaces>('search?q=guardia+vieja&countrycodes=ar')
    expect(found.map(({ place_id }) => place_id)).toEqual([17])
    const answer = await get<PlaceSuggestions>(`suggestions?q=guardia+vieja&countrycodes=ar&${SESSION}`)
    expect(answer.body).toEqual([
      {
        id: 'ChIJ-guardia',
        title: 'Guardia Vieja 3602',
        area: 'Almagro, Buenos Aires, Argentina',
        licence: 'Google Maps',
      },
    ])
    expect(answer.text).not.toContain(PLACES_KEY)
    const { body: place } = await get<PlaceDetails>(`details?id=ChIJ-guardia&${SESSION}`)
    expect(place).toMatchObject({ lat: '-34.6016000', lon: '-58.4159000' })
    expect((await get<Problem>(`details?id=nothing&${SESSION}`)).status).toBe(404)
    expect((await get<Problem>('details?id=ChIJ-guardia')).status).toBe(400)
  })

  test.each([
    ['search?q=guardia+9', () => openMap],
    [`suggestions?q=guardia&${SESSION}`, () => places],
    [`details?id=ChIJ-guardia&${SESSION}`, () => places],
  ])('a service that fails is a provider that failed: %s', async (path, emulator) => {
    emulator().next.push(500)
    const { status, body } = await get<Problem>(path)
    expect([status, body.code]).toEqual([502, 'PROVIDER_FAILED'])
  })

  test("a fee asks the branch's own provider where its address is", async () => {
    openMap.seen.length = 0
    places.seen.length = 0
    const query = new URLSearchParams({
      fullAddress: 'Guardia Vieja 3602, Almagro, Buenos Aires, Argentina',
      lat: '-34.6016',
      lng: '-58.4159',
    })
    const { status } = await server.call(
      'GET',
      `/api/branch/la-esquina/deliveryzones/fee?${query.toString()}`,
    )
    expect(status).toBe(200)
    expect(places.seen.map(({ path }) => path)).toEqual([
      '/v1/places:autocomplete',
      '/v1/places/ChIJ-guardia',
    ])
    expect(openMap.seen).toEqual([])
  })

  test('what a service said is not asked again because some venue changed', async () => {
    places.seen.length = 0
    const fee = () =>
      server.call(
        'GET',
        '/api/branch/la-esquina/deliveryzones/fee?fullAddress=Guardia%20Vieja%203610&lat=-34.6&lng=-58.4',
      )
    await fee()
    const asked = places.seen.length
    expect(asked).toBeGreaterThan(0)
    let isHeard = false
    await server.store.listen(TENANT_CHANNEL, () => (isHeard = true))
    await server.store.db.execute(sql`select pg_notify(${TENANT_CHANNEL}, 'la-esquina')`)
    await expect.poll(() => isHeard).toBe(true)
    await fee()
    expect(places.seen).toHaveLength(asked)
  })
})

describe('[GEO-01] without a places service', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp({ tenantsDir })
  })
  afterAll(() => server.close())

  test('suggestions are those of the geocoder there is, whole', async () => {
    const { body } = await server.call<PlaceSuggestions>(
      'GET',
      `/api/geocode/suggestions?q=guardia+vieja+3602&countrycodes=ar&${SESSION}`,
    )
    expect(body[0]).toMatchObject({ title: 'Guardia Vieja 3602', licence: '' })
    expect(body[0]?.place?.address.road).toBe('Guardia Vieja')
  })

  test('the start says so once where a branch wants one, and only there', async () => {
    const said: unknown[] = []
    const log = { warn: (...words: unknown[]) => void said.push(words) }
    const { config, store } = server
    await reportMissingPlaces({ config: { ...config, placesKey: 'x' }, store, log })
    expect(said).toEqual([])
    await reportMissingPlaces({ config, store, log })
    expect(JSON.stringify(said)).toMatch(/^\[\[\{"branch":"bodegon-la-esquina"\},"[^"]*PLACES_KEY[^"]*"\]\]$/)
    const other = await testApp()
    said.length = 0
    await reportMissingPlaces({ config, store: other.store, log })
    expect(said).toEqual([])
    await other.close()
  })
})
