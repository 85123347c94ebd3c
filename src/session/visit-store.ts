import { createStore } from 'zustand/vanilla'

import { cutText } from '#domain/documents/cut-text.ts'
import type { PartnerUser } from '#api/order-queries.ts'
import { VISIT_TEXT_MAX } from '#domain/checkout/typed-length.ts'
import { PERSONAL_PARAMETERS, TABLE_PARAMETERS } from '#domain/routes/routes.ts'
import type { Storage } from '#platform/storage.ts'

/** Parameters of the address on arrival; they survive navigation. */
export interface Visit {
  /** The query string to keep in links, with its '?', or ''. */
  search: string
  campaignId?: string
  abandoned?: string
  phone?: string
  name?: string
  /** Topic of a support link. */
  referenceId?: string
  /** Aliases of the venues that a branch page lists; empty means all. */
  menus: string[]
  /** Restricts the listed order modes, see `restrictModes`; empty means no restriction. */
  allowedModes: string[]
  /** The partner's user; undefined on the server and until hydration. */
  partner?: PartnerUser
  /** `utm_source`, else the social app around the page, else 'DIRECT'. */
  source: string
}

/** Query parameters kept in links; others are dropped. */
const CARRIED = [
  'campaignId',
  'referenceId',
  'loyaltyReward',
  'menu',
  'allowedOM',
  'utm_source',
  'utmSource',
  ...PERSONAL_PARAMETERS,
  ...TABLE_PARAMETERS,
] as const

/**
 * Reads the parameters of a visit.
 * @param app - social app in whose browser the page is shown
 * @source diner spec §2 "Query params"; §4 "First-visit default source"; requirements CAMP-01
 */
export function readVisit(search: string, app?: string): Visit {
  const query = new URLSearchParams(search)
  const carried = new URLSearchParams()
  for (const key of CARRIED) for (const value of query.getAll(key)) carried.append(key, value.slice(0, 2_000))
  const text = carried.toString()
  const one = (key: string) => carried.get(key) || undefined
  const short = (key: string) => cutText(carried.get(key) ?? '', VISIT_TEXT_MAX) || undefined
  return {
    search: text === '' ? '' : `?${text}`,
    campaignId: short('campaignId'),
    abandoned: one('abandoned'),
    phone: one('phone'),
    name: one('name'),
    referenceId: one('referenceId'),
    menus: carried.getAll('menu'),
    allowedModes: carried.getAll('allowedOM'),
    source: short('utm_source') ?? short('utmSource') ?? app ?? 'DIRECT',
  }
}

/** The visit of this page load; a navigation without parameters keeps the earlier ones. */
export function createVisitStore(search: string, app?: string) {
  return createStore<Visit>()(() => readVisit(search, app))
}

export type VisitStore = ReturnType<typeof createVisitStore>

interface VisitId {
  /** The id of this visit: constant for the life of the tab, or until an order is sent. */
  id(): string
  /** Ends the visit; the next event starts a new one. */
  renew(): void
}

const KEY = 'visit-id'
const VERSION = 1
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{8,64}$/.test(value)

/**
 * A random id that links the events of one visit and its order. It says nothing about the diner.
 * @param storage - session storage of the tab
 * @source diner spec §3 "analyticsInfo {sessionId}", §4 "On success, clear the session cookie"
 */
export const visitId = (storage: Storage, newKey: () => string): VisitId => ({
  id: () => {
    const known = storage.read(KEY, VERSION, isId)
    if (known !== undefined) return known
    const id = newKey()
    storage.write(KEY, VERSION, id)
    return id
  },
  renew: () => storage.remove(KEY),
})
