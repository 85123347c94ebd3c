import { describe, expect, test } from 'vitest'

import { isPoint } from '#domain/geo/distance.ts'
import type { GeocodePlace } from '#generated/models.ts'
import type { Geocoder } from './contract.ts'
import { embeddedGeocoder } from './embedded/embedded-geocoder.ts'

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

/** Every adapter, over a service that knows one address and one street. */
const ADAPTERS: Record<string, () => { geocoder: Geocoder; asked: [string, readonly string[]][] }> = {
  embedded: () => {
    const asked: [string, readonly string[]][] = []
    const geocoder = embeddedGeocoder((text, countries) => {
      asked.push([text, countries])
      return Promise.resolve(/^guardia/i.test(text) ? [place(), place({ place_id: 18 })] : [])
    })
    return { geocoder, asked }
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

  test("streets of the venue's own country come first", async () => {
    const abroad = place({ place_id: 1, address: { road: 'Avenida 6', country_code: 'ec' } })
    const geocoder = embeddedGeocoder(() => Promise.resolve([abroad, place()]), 'AR')
    expect((await geocoder.suggest('avenida')).map((one) => one.id)).toEqual(['17', '1'])
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
