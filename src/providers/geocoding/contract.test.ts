import { describe, expect, test } from 'vitest'

import { isPoint } from '#domain/geo/distance.ts'
import type { GeocodePlace, PlaceSuggestion } from '#generated/models.ts'
import type { Geocoder, GeocoderCalls } from './contract.ts'
import { openMapGeocoder } from './open-map/open-map-geocoder.ts'
import { placesGeocoder } from './places/places-geocoder.ts'

const place = (over: Partial<GeocodePlace> = {}): GeocodePlace => ({
  place_id: 17,
  licence: 'test',
  lat: '-34.601600',
  lon: '-58.415900',
  display_name: 'Guardia Vieja 3602, Almagro, Buenos Aires, Argentina',
  address: {
    road: 'Guardia Vieja',
    house_number: '3602',
    suburb: 'Almagro',
    city: 'Buenos Aires',
    country_code: 'ar',
  },
  ...over,
})

const suggested = (over: Partial<PlaceSuggestion> = {}): PlaceSuggestion => ({
  id: 'a',
  title: 'Guardia Vieja 3602',
  area: 'Almagro, Buenos Aires, Argentina',
  licence: 'test',
  ...over,
})

type Asked = [text: string, countries: readonly string[]][]

const NO_CALLS: GeocoderCalls = {
  search: () => Promise.reject(new Error('not asked')),
  suggest: () => Promise.reject(new Error('not asked')),
  details: () => Promise.reject(new Error('not asked')),
}

/** All adapters, with a service that knows one address and one street. */
const ADAPTERS: Record<string, () => { geocoder: Geocoder; asked: Asked }> = {
  'open-map': () => {
    const asked: Asked = []
    const search = (text: string, countries: readonly string[]) => {
      asked.push([text, countries])
      return Promise.resolve(/^guardia/i.test(text) ? [place(), place({ place_id: 18 })] : [])
    }
    return { geocoder: openMapGeocoder({ ...NO_CALLS, search }), asked }
  },
  places: () => {
    const asked: Asked = []
    const calls: GeocoderCalls = {
      ...NO_CALLS,
      suggest: ({ text, countries }) => {
        asked.push([text, countries])
        return Promise.resolve(/^guardia/i.test(text) ? [suggested(), suggested({ id: 'b' })] : [])
      },
      details: () => Promise.resolve(place()),
    }
    return { geocoder: placesGeocoder(calls), asked }
  },
}

describe.each(Object.entries(ADAPTERS))('the %s geocoder fulfils the contract', (id, make) => {
  test('is listed under its own name', () => {
    expect(make().geocoder.id).toBe(id)
  })

  test('[GEO-01] a text gives suggestions, best first, each told apart by its id', async () => {
    const suggestions = await make().geocoder.suggest('guardia vieja 3602')
    expect(suggestions.map(({ title }) => title)).toEqual(['Guardia Vieja 3602', 'Guardia Vieja 3602'])
    expect(suggestions[0]?.area).toBe('Almagro, Buenos Aires, Argentina')
    expect(new Set(suggestions.map((one) => one.id)).size).toBe(2)
  })

  test('[GEO-01] the search is restricted to the eleven countries', async () => {
    const { geocoder, asked } = make()
    await geocoder.suggest('guardia')
    const countries = ['ar', 'uy', 'cl', 'br', 'pe', 'co', 've', 'py', 'mx', 'ec', 'bo']
    expect(asked).toEqual([['guardia', countries]])
  })

  test('nothing found is an empty list', async () => {
    expect(await make().geocoder.suggest('zzz')).toEqual([])
  })

  test('a chosen suggestion has street, number, point and the address in one line', async () => {
    const { geocoder } = make()
    const [first] = await geocoder.suggest('guardia vieja 3602')
    const found = first && (await geocoder.lookUp(first))
    expect(found).toMatchObject({
      street: 'Guardia Vieja',
      number: '3602',
      country: 'AR',
      fullAddress: 'Guardia Vieja 3602, Almagro, Buenos Aires, Argentina',
    })
    expect(isPoint(found)).toBe(true)
  })

  test('a suggestion of another geocoder is refused', async () => {
    await expect(make().geocoder.lookUp({ id: 'x', title: '', area: '' })).rejects.toThrow('not a suggestion')
  })
})

describe("streets of the venue's own country come first", () => {
  const abroad = place({ place_id: 1, address: { road: 'Avenida 6', country_code: 'ec' } })

  test('of an open map', async () => {
    const search = () => Promise.resolve([abroad, place()])
    const geocoder = openMapGeocoder({ ...NO_CALLS, search }, { country: 'AR' })
    expect((await geocoder.suggest('avenida')).map((one) => one.id)).toEqual(['17', '1'])
  })

  test('of a places service that tells them; else as it puts them', async () => {
    const suggest = () =>
      Promise.resolve([suggested({ id: 'ec', place: abroad }), suggested(), suggested({ id: 'c' })])
    const geocoder = placesGeocoder({ ...NO_CALLS, suggest }, { country: 'AR' })
    expect((await geocoder.suggest('avenida')).map((one) => one.id)).toEqual(['a', 'c', 'ec'])
  })
})

describe('[GEO-01] a places service', () => {
  test('is asked in one session until an address is chosen, and by what is near', async () => {
    const sessions: string[] = []
    const suggest: GeocoderCalls['suggest'] = ({ session, near }) => {
      expect(near).toEqual({ lat: 1, lng: 2 })
      sessions.push(session)
      return Promise.resolve([suggested()])
    }
    const details: GeocoderCalls['details'] = (id, session) => {
      expect(id).toBe('a')
      sessions.push(session)
      return Promise.resolve(place())
    }
    const geocoder = placesGeocoder({ ...NO_CALLS, suggest, details }, { near: { lat: 1, lng: 2 } })
    await geocoder.suggest('guardia')
    const [one] = await geocoder.suggest('guardia v')
    if (one) await geocoder.lookUp(one)
    await geocoder.suggest('lavalle')
    const [first, second, third, fourth] = sessions
    expect([second, third]).toEqual([first, first])
    expect(fourth).not.toBe(first)
    expect(first).toMatch(/^[0-9A-Za-z_-]{8,36}$/)
  })

  test('is not asked again for what it told already', async () => {
    const suggest = () => Promise.resolve([suggested({ place: place() })])
    const geocoder = placesGeocoder({ ...NO_CALLS, suggest })
    const [one] = await geocoder.suggest('guardia')
    expect(one && (await geocoder.lookUp(one))).toMatchObject({ street: 'Guardia Vieja', number: '3602' })
  })

  test('that does not tell its details is unreachable', async () => {
    const geocoder = placesGeocoder({ ...NO_CALLS, suggest: () => Promise.resolve([suggested()]) })
    const [one] = await geocoder.suggest('guardia')
    await expect(geocoder.lookUp(one ?? { id: '', title: '', area: '' })).rejects.toThrow('not asked')
  })
})
