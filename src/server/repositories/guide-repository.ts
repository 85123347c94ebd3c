import { and, asc, eq, like, or, sql, type SQL } from 'drizzle-orm'

import { boxesAround } from '#domain/geo/box.ts'
import type { Point } from '#domain/geo/distance.ts'

import type { Page } from '../contract/page.ts'
import type { Db } from '../db/store.ts'
import { entities, venuePlaces } from '../db/schema/tenants.ts'
import { escapeLike } from './directory-repository.ts'

/** What the guide is narrowed by. */
export type GuideFilter = {
  country?: string
  /** prefix of an alias or a name: as typed for aliases, folded for names */
  code?: { alias: string; name: string }
}

/** Twice the mean radius of the earth. @units metres */
const EARTH_DIAMETER_METERS = 2 * 6_371_008.8

/** Venues within a distance of a point, nearest first: an index box first, then exact distances within it. */
export async function listPlacesWithin(
  db: Db,
  point: Point,
  radius: number,
  filter: GuideFilter,
  page: Page,
) {
  const boxes = boxesAround(point, radius).map(
    ({ south, north, west, east }) =>
      sql`${venuePlaces.place} <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`,
  )
  const distance = distanceTo(point)
  return select(db)
    .where(and(or(...boxes), sql`${distance} <= ${radius}::float8`, filtered(filter)))
    .orderBy(distance, asc(venuePlaces.branchContact))
    .offset(page.offset)
    .limit(page.limit)
}

/** Venues by search code, wherever they are: nearest first, or by name where no point is known. */
export const listPlacesByCode = (
  db: Db,
  filter: GuideFilter & Required<Pick<GuideFilter, 'code'>>,
  point: Point | undefined,
  page: Page,
) =>
  select(db)
    .where(filtered(filter))
    .orderBy(point ? distanceTo(point) : asc(venuePlaces.searchName), asc(venuePlaces.branchContact))
    .offset(page.offset)
    .limit(page.limit)

const select = (db: Db) =>
  db
    .select({ alias: venuePlaces.branchContact, document: entities.document })
    .from(venuePlaces)
    .innerJoin(entities, eq(entities.alias, venuePlaces.branchContact))
    .$dynamic()

function filtered({ country, code }: GuideFilter) {
  return and(
    country === undefined ? undefined : eq(venuePlaces.country, country),
    code &&
      or(
        like(venuePlaces.branchContact, `${escapeLike(code.alias)}%`),
        code.name === '' ? undefined : like(venuePlaces.searchName, `${escapeLike(code.name)}%`),
      ),
  )
}

/** The haversine distance, as the domain's `distanceMeters`, in SQL because the database sorts by it. */
function distanceTo({ lat, lng }: Point): SQL<number> {
  const half = (degrees: SQL) => sql`power(sin(radians(${degrees}) / 2), 2)`
  const north = sql`${venuePlaces.place}[1]`
  const east = sql`${venuePlaces.place}[0]`
  const h = sql`${half(sql`${north} - ${lat}::float8`)}
    + cos(radians(${lat}::float8)) * cos(radians(${north})) * ${half(sql`${east} - ${lng}::float8`)}`
  return sql`${EARTH_DIAMETER_METERS}::float8 * asin(sqrt(least(1, ${h})))`
}
