import type { BranchVenue, CompanyBranch, VenueAddress } from '#generated/models.ts'
import { distanceMeters, type Point } from '#domain/geo/distance.ts'
import { isOpen, openState, venueMoment, type OpenHours, type OpenState } from '#domain/hours/open-state.ts'
import { instantMs, type Instant } from '#domain/time/zone-offset.ts'

import { matchesSearch } from './fold-text.ts'

/** A branch of a company, with the data that decides its place in the list. */
export type BranchPlace = {
  card: CompanyBranch
  venues: readonly { address: VenueAddress; hours: OpenHours }[]
}

/** Filter and sort order of a company's list. */
export type BranchQuery = {
  search?: string
  /** where the diner is; without it distances are unknown */
  point?: Point
  now: Instant
  /** instant for which venues are open or closed: the same for all pages of a list */
  asOf: Instant
}

type Ranked = { branch: CompanyBranch; rank: number; distance: number }

/**
 * The branches of a company in the page's order: filtered by the search, open ones first, then the nearest, then as
 * given. A card shows the venue that comes first by this order.
 * @units distance in whole metres
 * @errors throws UnknownTimeZoneError
 * @source requirements COMP-01; search and order are assumed: what can be ordered from, and soonest
 */
export function listCompanyBranches(
  places: readonly BranchPlace[],
  { search = '', point, now, asOf }: BranchQuery,
): CompanyBranch[] {
  return places
    .filter(({ card, venues }) =>
      matchesSearch(
        search,
        card.name,
        ...venues.flatMap(({ address: { street, number, zone, locality, city } }) => [
          street,
          number,
          zone,
          locality,
          city,
        ]),
      ),
    )
    .map((place) => rankBranch(place, point, now, asOf))
    .sort(byRank)
    .map(({ branch }) => branch)
}

const byRank = (a: { rank: number; distance: number }, b: { rank: number; distance: number }): number =>
  a.rank - b.rank || a.distance - b.distance

function rankBranch(
  { card, venues }: BranchPlace,
  point: Point | undefined,
  now: Instant,
  asOf: Instant,
): Ranked {
  const [first] = venues
    .map(({ address, hours }) => {
      const state = openState(hours, asOf)
      const distance = point ? distanceMeters(point, address) : 0
      return { address, hours, state, rank: isOpen(state) ? 0 : 1, distance }
    })
    .sort(byRank)
  if (!first) return { branch: card, rank: 2, distance: 0 }
  const { address, hours, rank, distance } = first
  const state = asOf === now ? first.state : openState(hours, now)
  const venue: BranchVenue = {
    street: address.street,
    number: address.number,
    locality: address.locality,
    ...(point && { distance: Math.round(distance) }),
    timeZone: hours.timeZone,
    state: state.kind,
    changesAt: changeOf(state)?.at,
  }
  return { branch: { ...card, venue }, rank, distance }
}

function changeOf(state: OpenState) {
  if (state.kind === 'always-open') return undefined
  return state.kind === 'open' ? state.until : state.next
}

/**
 * The opening state of a card, some time after the server's answer.
 * @returns undefined once a closed venue should have opened: only the server knows whether it did
 * @errors throws UnknownTimeZoneError
 * @source requirements COMP-01
 */
export function branchVenueState(
  { state, changesAt, timeZone }: BranchVenue,
  now: Instant,
): OpenState | undefined {
  if (state === 'always-open') return { kind: state }
  if (changesAt === undefined) return state === 'open' ? undefined : { kind: state }
  const [atMs, nowMs] = [Date.parse(changesAt), instantMs(now)]
  if (atMs <= nowMs) return state === 'open' ? { kind: 'closed' } : undefined
  const change = venueMoment(atMs, nowMs, timeZone)
  return state === 'open' ? { kind: state, until: change } : { kind: state, next: change }
}
