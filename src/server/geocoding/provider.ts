import type { MapProvider, GeocodePlace, PlaceSuggestion } from '#generated/models.ts'
import type { Catalog } from '../catalog/catalog.ts'
import type { Clock, RandomBytes } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Store } from '../db/store.ts'
import type { AddressSearch, PlaceFinder } from './contract.ts'
import { embeddedSearch } from './embedded/embedded-search.ts'
import { KnownPlaces, type Located } from './known-places.ts'
import { openMapSearch } from './open-map/open-map-search.ts'
import { placesFinder } from './places/places-finder.ts'
import { placeTexts } from '#domain/address/place-texts.ts'

/** Candidates considered for streets of the same name in a country. */
const MAX_PLACES = 40
/** Suggestions looked up for a written address: each one is billed. */
const MAX_LOOKED_UP = 3
const SESSION_BYTES = 16

/** Geocoders of this server. */
export type Geocoding = {
  search: AddressSearch
  finder: PlaceFinder
  /** caches of written addresses' positions, by the branch's map provider */
  known: Readonly<Record<MapProvider, Pick<KnownPlaces, 'find'>>>
}

type Deps = {
  config: Pick<Config, 'geocoderUrl' | 'geocoderPerSecond' | 'placesUrl' | 'placesKey' | 'publicOrigin'>
  store: Store
  catalog: Pick<Catalog, 'onDrop'>
  clock: Clock
  randomBytes: RandomBytes
}

/**
 * The adapters of this server: an open-map geocoder and a places service if the environment names them, else the
 * embedded street table. Without a places service, its branches use the same geocoder as the others.
 */
export function openGeocoding({ config, store, catalog, clock, randomBytes }: Deps): Geocoding {
  const { geocoderUrl, geocoderPerSecond: perSecond, placesUrl, placesKey, publicOrigin } = config
  const isOwn = geocoderUrl === undefined
  const search = isOwn
    ? embeddedSearch(store)
    : openMapSearch({ url: geocoderUrl, perSecond, publicOrigin, clock })
  const find = (text: string, countries: readonly string[]) =>
    search.search({ text, countries, limit: MAX_PLACES })
  // the streets belong to tenants, so any change clears the cache
  const streets = new KnownPlaces<Located>(find, clock)
  catalog.onDrop(() => streets.clear())
  // the open-map search has its own cache
  const bySearch = isOwn ? streets : { find }
  if (placesKey === undefined)
    return { search, finder: finderBySearch(search), known: { OPEN_MAP: bySearch, PLACES: bySearch } }
  const finder = placesFinder({ url: placesUrl, key: placesKey })
  const byFinder = new KnownPlaces<Located>(async (text, countries) => {
    const session = Buffer.from(randomBytes(SESSION_BYTES)).toString('hex')
    const suggestions = await finder.suggest({ text, countries, session })
    const best = suggestions.slice(0, MAX_LOOKED_UP)
    const places = await Promise.all(
      best.map(async ({ id, place }) => place ?? (await finder.lookUp(id, session))),
    )
    return places.filter((place) => place !== undefined)
  }, clock)
  return { search, finder, known: { OPEN_MAP: bySearch, PLACES: byFinder } }
}

/** The contract's maximum: the user interface shows those of the venue's country first. */
const ROWS = 20

/** Adapts a search to a finder: its suggestions have all details, so no look-up is needed. */
export function finderBySearch({ id, search }: AddressSearch): PlaceFinder {
  return {
    id,
    suggest: async ({ text, countries }) =>
      (await search({ text, countries, limit: ROWS })).map(toSuggestion),
    lookUp: () => Promise.resolve(undefined),
  }
}

function toSuggestion({ place_id, ...place }: GeocodePlace): PlaceSuggestion {
  return { id: String(place_id), ...placeTexts(place), licence: place.licence, place }
}
