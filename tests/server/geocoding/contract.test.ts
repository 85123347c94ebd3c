import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { GeocodePlace } from '#generated/models.ts'
import { GeocoderUnreachable, type AddressSearch, type PlaceFinder } from '#server/geocoding/contract.ts'
import { embeddedSearch } from '#server/geocoding/embedded/embedded-search.ts'
import { finderBySearch } from '#server/geocoding/provider.ts'
import { openMapSearch } from '#server/geocoding/open-map/open-map-search.ts'
import { placesFinder } from '#server/geocoding/places/places-finder.ts'
import { editedTenants } from '../../support/edited-tenants.ts'
import { testApp, type TestApp } from '../support/test-app.ts'
import { PLACES_KEY, startOpenMap, startPlaces, type Emulator } from './emulators.ts'

const COUNTRIES = ['AR', 'UY']
const SESSION = 'session-of-the-test'
const PER_SECOND = 1_000

let app: TestApp
let openMap: Emulator
let places: Emulator
beforeAll(async () => {
  const tenantsDir = editedTenants({ 'la-esquina': () => {} })
  ;[app, openMap, places] = await Promise.all([testApp({ tenantsDir }), startOpenMap(), startPlaces()])
})
afterAll(() => Promise.all([app.close(), openMap.close(), places.close()]))

const CLOCK = () => new Date('2026-11-21T16:00:00Z')
const openSearch = () => openMapSearch({ clock: CLOCK, url: openMap.url, perSecond: PER_SECOND })
const openFinder = (key = PLACES_KEY) => placesFinder({ url: places.url, key })
const ask = (finder: PlaceFinder, text: string, countries = COUNTRIES) =>
  finder.suggest({ text, countries, session: SESSION })

/** Every search, over a service that knows the same address. */
const SEARCHES: Record<string, () => AddressSearch> = {
  embedded: () => embeddedSearch(app.store),
  'open-map': openSearch,
}

describe.each(Object.entries(SEARCHES))('the %s search fulfils the contract', (id, make) => {
  const search = (text: string, countries = COUNTRIES) => make().search({ text, countries, limit: 5 })

  test('is listed under its own name', () => expect(make().id).toBe(id))

  test('[GEO-01] finds an address by text, with its parts, its point and one line that begins with it', async () => {
    const [found] = await search('guardia vieja 3602')
    expect(found?.address).toMatchObject({
      road: 'Guardia Vieja',
      house_number: '3602',
      suburb: 'Almagro',
      country_code: 'ar',
    })
    expect(found?.display_name).toMatch(/^Guardia Vieja 3602, Almagro, Buenos Aires, .*Argentina$/)
    expect(Number(found?.lat)).toBeCloseTo(-34.6, 1)
    expect(Number(found?.lon)).toBeCloseTo(-58.4, 1)
  })

  test('[GEO-01] other countries, and a text nobody knows, find nothing', async () => {
    expect(await search('guardia vieja 3602', ['CL'])).toEqual([])
    expect(await search('zzz')).toEqual([])
  })

  test('gives no more than are wanted', async () => {
    expect(await make().search({ text: 'guardia vieja', countries: [], limit: 1 })).toHaveLength(1)
  })
})

/** Every finder; a search is one too, and so are the suggestions of branches without a places service. */
const FINDERS: Record<string, () => PlaceFinder> = {
  embedded: () => finderBySearch(embeddedSearch(app.store)),
  'open-map': () => finderBySearch(openSearch()),
  places: () => openFinder(),
}

describe.each(Object.entries(FINDERS))('the %s finder fulfils the contract', (id, make) => {
  test('is listed under its own name', () => expect(make().id).toBe(id))

  test('[GEO-01] suggests what a text may become; the chosen one has its parts and its point', async () => {
    const finder = make()
    const [first] = await ask(finder, 'guardia vieja 3602')
    expect(first).toMatchObject({ title: 'Guardia Vieja 3602' })
    expect(first?.area).toMatch(/^Almagro, Buenos Aires, .*Argentina$/)
    const place = first?.place ?? (await finder.lookUp(first?.id ?? '', SESSION))
    expect(place?.address).toMatchObject({
      road: 'Guardia Vieja',
      house_number: '3602',
      suburb: 'Almagro',
      city: 'Buenos Aires',
      country_code: 'ar',
    })
    expect(place?.display_name).toMatch(/^Guardia Vieja 3602, Almagro, Buenos Aires, .*Argentina$/)
    expect(Number(place?.lat)).toBeCloseTo(-34.6, 1)
    expect(Number(place?.lon)).toBeCloseTo(-58.4, 1)
  })

  test('[GEO-01] other countries, and a text nobody knows, give no suggestion', async () => {
    expect(await ask(make(), 'guardia vieja 3602', ['CL'])).toEqual([])
    expect(await ask(make(), 'zzz')).toEqual([])
  })

  test('a place that is none is not found', async () => {
    expect(await make().lookUp('nothing', SESSION)).toBeUndefined()
  })
})

/** Both services over HTTP, each with one question. */
const SERVICES: Record<string, [emulator: () => Emulator, question: () => Promise<unknown>]> = {
  'open-map search': [
    () => openMap,
    () => openSearch().search({ text: 'guardia vieja 1', countries: [], limit: 5 }),
  ],
  'places autocomplete': [() => places, () => ask(openFinder(), 'guardia vieja 1')],
  'places details': [() => places, () => openFinder().lookUp('ChIJ-guardia', SESSION)],
}

describe.each(Object.entries(SERVICES))('[GEO-01] %s that fails is unreachable', (_name, [emulator, ask]) => {
  test.each([
    [500],
    [429],
    ['broken' as const],
    [{ value: 'no answer' }],
    [{ value: [{ place_id: 'x' }] }],
    [{ value: { suggestions: [{ placePrediction: {} }], location: { latitude: '1' } } }],
  ])('%o', async (fault) => {
    emulator().next.push(fault)
    await expect(ask()).rejects.toThrow(GeocoderUnreachable)
  })
})

test(
  '[GEO-01] a service that says nothing for four seconds is unreachable',
  { timeout: 10_000 },
  async () => {
    places.next.push('silence')
    await expect(ask(openFinder(), 'guardia')).rejects.toThrow(GeocoderUnreachable)
  },
)

test('a service that is not there is unreachable, and a wrong key tells nothing of itself', async () => {
  const nowhere = openMapSearch({ clock: CLOCK, url: 'http://127.0.0.1:9', perSecond: PER_SECOND })
  await expect(nowhere.search({ text: 'x', countries: [], limit: 1 })).rejects.toThrow(GeocoderUnreachable)
  const refused = await ask(openFinder('another-secret'), 'guardia').catch((error: unknown) => error)
  expect(refused).toMatchObject({ name: 'GeocoderUnreachable', status: 403 })
  expect(JSON.stringify(refused) + String(refused)).not.toContain('another-secret')
})

describe('[GEO-01] an open-map service is asked politely', () => {
  test('by who we are, in Spanish, for the countries; below the path it is told; each text once', async () => {
    openMap.seen.length = 0
    const search = openMapSearch({
      clock: CLOCK,
      url: `${openMap.url}/`,
      perSecond: PER_SECOND,
      publicOrigin: 'https://pedidos.example',
    })
    const places = (text: string, limit: number) => search.search({ text, countries: COUNTRIES, limit })
    const [one, two] = await Promise.all([places('guardia vieja', 5), places('Guardia  Vieja', 20)])
    expect(one).toEqual(two satisfies GeocodePlace[])
    expect(openMap.seen).toHaveLength(1)
    const [{ headers, query } = { headers: {}, query: new URLSearchParams() }] = openMap.seen
    expect(headers['user-agent']).toBe('Vitrina (+https://pedidos.example)')
    expect(Object.fromEntries(query)).toMatchObject({ countrycodes: 'ar,uy', 'accept-language': 'es' })
  })

  test('a failure is not kept', async () => {
    const search = openSearch()
    openMap.next.push(503)
    await expect(search.search({ text: 'guardia vieja', countries: [], limit: 5 })).rejects.toThrow('503')
    expect(await search.search({ text: 'guardia vieja', countries: [], limit: 5 })).toHaveLength(1)
  })

  test('no faster than it allows; who would wait too long is sent away', async () => {
    const paced = openMapSearch({ clock: CLOCK, url: openMap.url, perSecond: 10 })
    const startMs = performance.now()
    await Promise.all(['a', 'b', 'c'].map((text) => paced.search({ text, countries: [], limit: 1 })))
    expect(performance.now() - startMs).toBeGreaterThanOrEqual(195)
    const slow = openMapSearch({ clock: CLOCK, url: openMap.url, perSecond: 0.1 })
    await slow.search({ text: 'a', countries: [], limit: 1 })
    await expect(slow.search({ text: 'b', countries: [], limit: 1 })).rejects.toThrow('asked too often')
  })
})

test('[GEO-01] a places service gets key, session, countries and what is near; nothing more is asked for', async () => {
  places.seen.length = 0
  const finder = openFinder()
  const near = { lat: -34.6, lng: -58.4 }
  await finder.suggest({ text: 'guardia vieja', countries: COUNTRIES, session: SESSION, near })
  await finder.lookUp('ChIJ-guardia', SESSION)
  const [autocomplete, details] = places.seen
  expect(autocomplete?.body).toEqual({
    input: 'guardia vieja',
    languageCode: 'es',
    sessionToken: SESSION,
    includedRegionCodes: ['ar', 'uy'],
    locationBias: { circle: { center: { latitude: -34.6, longitude: -58.4 }, radius: 50_000 } },
  })
  expect(details?.query.get('sessionToken')).toBe(SESSION)
  expect(details?.headers['x-goog-fieldmask']).toBe('formattedAddress,location,addressComponents')
})
