import { GUIDE_RADIUS_KM } from '#domain/defaults.ts'
import { distanceMeters, type Point } from '#domain/geo/distance.ts'
import type { BranchContact, NearbyAnswer, NearbyRequest, NearbyVenue } from '#generated/models.ts'

import type { Page } from '../../contract/page.ts'
import { invalid, type Failure } from '../../contract/handlers.ts'
import type { Db } from '../../db/store.ts'
import { listPlacesByCode, listPlacesWithin, type GuideFilter } from '../../repositories/guide-repository.ts'
import type { Services } from '../../services.ts'
import { foldWords } from '#domain/venue/fold-text.ts'

const MAX_RADIUS_METERS = GUIDE_RADIUS_KM * 1_000
/** The first search radius, and how it grows: in a city the first box suffices, in the country a few more follow. */
const FIRST_RADIUS_METERS = 2_000
const GROWTH = 4

/** Venues around a point, nearest first, or by their search code. */
export async function findNearby(
  { store }: Services,
  request: NearbyRequest,
): Promise<NearbyAnswer | Failure> {
  const { lat, lng, filters = {}, pagingOption } = request
  const point = lat === undefined || lng === undefined ? undefined : { lat, lng }
  const code = codeOf(filters.branch_contact)
  if ((lat === undefined) !== (lng === undefined))
    return invalid(lat === undefined ? '/body/lat' : '/body/lng', 'is missing beside the other coordinate')
  if (point === undefined && code === undefined)
    return invalid('/body/lat', 'is needed where there is no search code')
  const filter = { country: filters.country, code }
  // one more than the page shows whether another page follows
  const page = { offset: pagingOption.offset, limit: pagingOption.pageSize + 1 }
  const rows = code
    ? await listPlacesByCode(store.db, { ...filter, code }, point, page)
    : await listAround(store.db, point ?? { lat: 0, lng: 0 }, filter, page)
  return {
    commerces: rows
      .slice(0, pagingOption.pageSize)
      .map(({ document }) => venueOf(document as BranchContact, point)),
    hasMore: rows.length > pagingOption.pageSize,
  }
}

/** Widens the circle until it holds a full page: then nothing nearer can be missing. */
async function listAround(db: Db, point: Point, filter: GuideFilter, page: Page) {
  let radius = FIRST_RADIUS_METERS
  for (;;) {
    const rows = await listPlacesWithin(db, point, radius, filter, page)
    if (rows.length === page.limit || radius >= MAX_RADIUS_METERS) return rows
    radius = Math.min(radius * GROWTH, MAX_RADIUS_METERS)
  }
}

function codeOf(text: string | undefined): GuideFilter['code'] {
  const alias = text?.trim().toLowerCase() ?? ''
  return alias === '' ? undefined : { alias, name: foldWords(alias) }
}

function venueOf({ alias, name, address, whatsAppPhone }: BranchContact, point?: Point): NearbyVenue {
  const { street, number, city } = address
  return {
    alias,
    name,
    address: { street, number, city },
    ...(point && { distanceInMeters: Math.round(distanceMeters(point, address)) }),
    whatsAppPhone,
  }
}
