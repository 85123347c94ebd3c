import { setTimeout as wait } from 'node:timers/promises'

import { DEFAULT_LOCALE } from '#domain/locales.ts'
import type { GeocodePlace } from '#generated/models.ts'

import { askService, serviceAddress } from '../ask-service.ts'
import { type AddressSearch, GeocoderUnreachable } from '../contract.ts'
import type { Clock } from '../../clock.ts'
import { KnownPlaces } from '../known-places.ts'
import { isWirePlaces, toPlace } from './wire.ts'

/** The contract's maximum, so that one query serves every limit. */
const ROWS = 20

type Options = {
  /** base URL of `/search` */
  url: string
  /** requests for all visitors together */
  perSecond: number
  /** origin of the storefronts, for the service's operator */
  publicOrigin?: string
  clock: Clock
}

/** An open-map geocoder by text: Nominatim, or a compatible service. Answers are cached, and requests queued. */
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

/** A longer wait is refused: the suggestions would come too late. */
const MAX_WAIT_MS = 3_000

/** Queues calls to a service at the rate that it allows for all visitors together. */
class Turns {
  private readonly paceMs: number
  private nextAtMs = 0

  constructor(perSecond: number) {
    this.paceMs = 1_000 / perSecond
  }

  /** Resolves when it is the caller's turn. @errors {@link GeocoderUnreachable} when the queue is too long */
  async take(): Promise<void> {
    const nowMs = performance.now()
    const atMs = Math.max(nowMs, this.nextAtMs)
    if (atMs - nowMs > MAX_WAIT_MS) throw new GeocoderUnreachable('The geocoder is asked too often')
    this.nextAtMs = atMs + this.paceMs
    if (atMs > nowMs) await wait(atMs - nowMs)
  }
}
