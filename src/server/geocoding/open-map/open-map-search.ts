import { DEFAULT_LOCALE } from '#domain/locales.ts'
import type { GeocodePlace } from '#generated/models.ts'

import { askService, serviceAddress } from '../ask-service.ts'
import type { AddressSearch } from '../contract.ts'
import { KnownPlaces } from '../known-places.ts'
import { Turns } from '../turns.ts'
import { isWirePlaces, toPlace } from './wire.ts'

/** As many as the contract allows: one question serves every limit. */
const ROWS = 20

type Options = {
  /** what `/search` stands behind */
  url: string
  /** requests for all visitors together */
  perSecond: number
  /** where the storefronts are, for whoever runs the service */
  publicOrigin?: string
}

/** An open-map geocoder by text: Nominatim, or what speaks like it. Answers are kept, and asked for in turn. */
export function openMapSearch({ url, perSecond, publicOrigin }: Options): AddressSearch {
  const turns = new Turns(perSecond)
  const headers = { 'user-agent': publicOrigin === undefined ? 'Vitrina' : `Vitrina (+${publicOrigin})` }
  const known = new KnownPlaces<GeocodePlace>(async (text, countries) => {
    await turns.take()
    const address = serviceAddress(url, '/search', {
      q: text,
      format: 'jsonv2',
      addressdetails: '1',
      layer: 'address',
      limit: String(ROWS),
      'accept-language': DEFAULT_LOCALE,
      ...(countries.length === 0 ? {} : { countrycodes: countries.join(',') }),
    })
    return (await askService(address, isWirePlaces, { headers })).map(toPlace)
  })
  return {
    id: 'open-map',
    search: async ({ text, countries, limit }) => {
      const places = await known.find(
        text,
        countries.map((code) => code.toLowerCase()),
      )
      return places.slice(0, limit)
    },
  }
}
