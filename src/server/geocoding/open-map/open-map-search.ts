import { setTimeout as wait } from 'node:timers/promises'

import { DEFAULT_LOCALE } from '#domain/locales.ts'
import type { GeocodePlace } from '#generated/models.ts'

import { askService, serviceAddress } from '../ask-service.ts'
import { type AddressSearch, GeocoderUnreachable } from '../contract.ts'
import type { Clock } from '../../clock.ts'
import { KnownPlaces } from '../known-places.ts'
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
  clock: Clock
}

/** An open-map geocoder by text: Nominatim, or what speaks like it. Answers are kept, and asked for in turn. */
export function openMapSearch({ url, perSecond, publicOrigin, clock }: Options): AddressSearch {
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
  }, clock)
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

/** Who would wait longer is sent away: the list of suggestions is no use by then. */
const MAX_WAIT_MS = 3_000

/** Calls to a service one after the other, at the pace that it allows for all visitors together. */
class Turns {
  private readonly paceMs: number
  private nextAtMs = 0

  constructor(perSecond: number) {
    this.paceMs = 1_000 / perSecond
  }

  /** Resolves when it is the caller's turn. @errors {@link GeocoderUnreachable} when too many wait already */
  async take(): Promise<void> {
    const nowMs = performance.now()
    const atMs = Math.max(nowMs, this.nextAtMs)
    if (atMs - nowMs > MAX_WAIT_MS) throw new GeocoderUnreachable('The geocoder is asked too often')
    this.nextAtMs = atMs + this.paceMs
    if (atMs > nowMs) await wait(atMs - nowMs)
  }
}
