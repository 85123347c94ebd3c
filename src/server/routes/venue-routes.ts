import type { RequestContext } from '../contract/request-context.ts'
import { BRANCH_PAGE_SIZE } from '#domain/defaults.ts'
import type { Point } from '#domain/geo/distance.ts'
import { COUNTRIES } from '#domain/money/countries.ts'
import type { CountryCode } from '#generated/models.ts'
import { fail, invalid, isFailure, replyOf, type Failure, type SomeHandlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import type { AnswerCache } from '../use-cases/answer-cache.ts'
import { tableWith } from '../use-cases/orders/table-of.ts'
import { directory, shownEntry, storefrontOf } from '../use-cases/storefront.ts'
import {
  branchContacts,
  branchOrderModes,
  companyBranches,
  describeEntity,
  logoUrl,
} from '../use-cases/venues.ts'
import { findNearby } from '../use-cases/guide/find-nearby.ts'
import { scheduleInfo } from '#domain/schedule/slots.ts'
import { deliveryTo } from '../use-cases/address/check-address.ts'
import { orderDiscounts } from '../use-cases/menus.ts'

type FoundMode = NonNullable<Awaited<ReturnType<Services['catalog']['findMode']>>>

/** Aliases, the contents of their pages, their children, and the costs of their order modes. */
export function venueRoutes(services: Services, answers: AnswerCache) {
  const { catalog } = services
  /** Calls about the order mode in the path. */
  const ofMode =
    <T extends object>(answer: (found: FoundMode, now: Date) => T) =>
    async ({ path, context }: { path: { orderModeId: string }; context: RequestContext }) => {
      const found = await catalog.findMode(path.orderModeId)
      return replyOf(found && answer(found, context.now), 'ORDER_MODE_NOT_FOUND')
    }
  return {
    async getDinerEntity({ path, context }) {
      const entry = await shownEntry(services, path.alias, context.orderVenue)
      if (entry === undefined) return fail('ALIAS_NOT_FOUND')
      const body = describeEntity(entry)
      return { status: 200, body, stored: () => answers.get(`entity ${entry.alias} ${entry.version}`, body) }
    },

    async getStorefront({ query, context }) {
      const found = await storefrontOf(services, query.alias, context.orderVenue)
      if (found === undefined) return fail('ALIAS_NOT_FOUND')
      const { key, storefront } = found
      return { status: 200, body: storefront, stored: () => answers.get(`storefront ${key}`, storefront) }
    },

    async listStorefronts({ query }) {
      return replyOf(await directory(services, query.search ?? '', query.offset ?? 0))
    },

    async getFileUrl({ path, query, context }) {
      const entry = await catalog.find(path.id)
      const url = entry && logoUrl(entry, query.type)
      // the caller may be on another origin, so relative addresses get this server's
      const file = url === undefined ? undefined : { url: new URL(url, context.origin).href }
      return replyOf(file, 'FILE_NOT_FOUND')
    },

    getCountry({ path }) {
      const code = path.country.toUpperCase()
      const isKnown = Object.hasOwn(COUNTRIES, code)
      return replyOf(isKnown ? COUNTRIES[code as CountryCode] : undefined, 'COUNTRY_NOT_FOUND')
    },

    async getCompany({ path }) {
      const entry = await catalog.find(path.companyId)
      return replyOf(entry?.kind === 'company' ? entry.company : undefined, 'COMPANY_NOT_FOUND')
    },

    async listCompanyBranches({ path, query }) {
      const entry = await catalog.find(path.company)
      if (entry?.kind !== 'company') return fail('COMPANY_NOT_FOUND')
      const point = nearPoint(query)
      if (isFailure(point)) return point
      const { offset = 0, pageSize = BRANCH_PAGE_SIZE, search, asOf } = query
      const page = { offset, pageSize, search, asOf, point }
      return replyOf(await companyBranches(services, entry.alias, page))
    },

    async listBranchContacts({ path, query }) {
      const branch = await catalog.findBranch(path.alias)
      if (branch === undefined) return fail('ALIAS_NOT_FOUND')
      const point = nearPoint(query)
      if (isFailure(point)) return point
      return replyOf({ branchContacts: await branchContacts(services, branch.alias, point) })
    },

    async getTable({ path }) {
      const contact = await catalog.findContact(path.id)
      if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
      const table = tableWith(contact.settings.tables, path.tableUid)
      return replyOf(table && { number: table.number }, 'TABLE_NOT_FOUND')
    },

    async listBranchOrderModes({ path }) {
      const branch = await catalog.findBranch(path.branchId)
      if (branch === undefined) return fail('BRANCH_NOT_FOUND')
      return replyOf({ orderModes: await branchOrderModes(services, branch.alias) })
    },

    getSchedule: ofMode(({ contact, mode }, now) => scheduleInfo(contact.branchContact, mode, now)),

    listGeneralDiscounts: ofMode(({ contact, mode }) => ({
      discounts: orderDiscounts(contact.settings.discounts, mode.type),
    })),

    listGeneralSurcharges: ofMode(({ contact, mode }) => ({
      surcharges: contact.settings.surcharges[mode.id] ?? [],
    })),

    getFees: ofMode(({ contact }) => contact.settings.fees),

    async getDeliveryFee({ path, query }) {
      const contact = await catalog.findContact(path.id)
      if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
      return replyOf(await deliveryTo(services, contact, query))
    },

    findNearbyVenues: async ({ body }) => replyOf(await findNearby(services, body)),
  } satisfies SomeHandlers
}

/** One coordinate alone is an error; none is valid. */
function nearPoint({ lat, lng }: Partial<Point>): Point | Failure | undefined {
  if (lat !== undefined && lng !== undefined) return { lat, lng }
  if (lat === undefined && lng === undefined) return undefined
  const path = lat === undefined ? '/query/lat' : '/query/lng'
  return invalid(path, 'is required with the other coordinate')
}
