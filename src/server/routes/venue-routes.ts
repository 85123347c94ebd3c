import { BRANCH_PAGE_SIZE } from '#domain/defaults.ts'
import { COUNTRIES } from '#domain/money/countries.ts'
import type { CountryCode } from '#generated/models.ts'

import { fail, type SomeHandlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import type { AnswerCache } from '../use-cases/answer-cache.ts'
import { tableWith } from '../use-cases/orders/table-of.ts'
import { directory, storefrontOf } from '../use-cases/storefront.ts'
import {
  branchContacts,
  branchOrderModes,
  companyBranches,
  describeEntity,
  logoUrl,
} from '../use-cases/venues.ts'

/** What an alias stands for, what its pages are made of, and what belongs to it. */
export function venueRoutes(services: Services, answers: AnswerCache) {
  const { catalog } = services
  return {
    async getDinerEntity({ path }) {
      const entry = await catalog.find(path.alias)
      if (entry === undefined) return fail('ALIAS_NOT_FOUND')
      const body = describeEntity(entry)
      return { status: 200, body, stored: () => answers.get(`entity ${entry.alias} ${entry.version}`, body) }
    },

    async getStorefront({ query }) {
      const found = await storefrontOf(services, query.alias)
      if (found === undefined) return fail('ALIAS_NOT_FOUND')
      const { key, storefront } = found
      return { status: 200, body: storefront, stored: () => answers.get(`storefront ${key}`, storefront) }
    },

    async listStorefronts({ query }) {
      return { status: 200, body: await directory(services, query.search ?? '', query.offset ?? 0) }
    },

    async getFileUrl({ path, query, context }) {
      const entry = await catalog.find(path.id)
      const url = entry && logoUrl(entry, query.type)
      if (url === undefined) return fail('FILE_NOT_FOUND')
      // whoever asks may stand elsewhere: what is relative to this server gets its host
      return { status: 200, body: { url: new URL(url, context.origin).href } }
    },

    getCountry({ path }) {
      const code = path.country.toUpperCase()
      if (!Object.hasOwn(COUNTRIES, code)) return fail('COUNTRY_NOT_FOUND')
      return { status: 200, body: COUNTRIES[code as CountryCode] }
    },

    async getCompany({ path }) {
      const entry = await catalog.find(path.companyId)
      return entry?.kind === 'company' ? { status: 200, body: entry.company } : fail('COMPANY_NOT_FOUND')
    },

    async listCompanyBranches({ path, query }) {
      const entry = await catalog.find(path.company)
      if (entry?.kind !== 'company') return fail('COMPANY_NOT_FOUND')
      const near = nearPoint(query)
      if (!near.ok) return near.problem
      const { offset = 0, pageSize = BRANCH_PAGE_SIZE, search, asOf } = query
      const page = { offset, pageSize, search, asOf, point: near.point }
      return { status: 200, body: await companyBranches(services, entry.alias, page) }
    },

    async listBranchContacts({ path, query }) {
      const branch = await catalog.findBranch(path.alias)
      if (branch === undefined) return fail('ALIAS_NOT_FOUND')
      const near = nearPoint(query)
      if (!near.ok) return near.problem
      const contacts = await branchContacts(services, branch.alias, near.point)
      return { status: 200, body: { branchContacts: contacts } }
    },

    async getTable({ path }) {
      const contact = await catalog.findContact(path.id)
      if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
      const table = tableWith(contact.settings.tables, path.tableUid)
      return table ? { status: 200, body: { number: table.number } } : fail('TABLE_NOT_FOUND')
    },

    async listBranchOrderModes({ path }) {
      const branch = await catalog.findBranch(path.branchId)
      if (branch === undefined) return fail('BRANCH_NOT_FOUND')
      return { status: 200, body: { orderModes: await branchOrderModes(services, branch.alias) } }
    },
  } satisfies SomeHandlers
}

/** Half a point is a mistake, none is not. */
function nearPoint({ lat, lng }: { lat?: number; lng?: number }) {
  if (lat !== undefined && lng !== undefined) return { ok: true as const, point: { lat, lng } }
  if (lat === undefined && lng === undefined) return { ok: true as const }
  const path = lat === undefined ? '/query/lat' : '/query/lng'
  const problem = fail('INVALID_REQUEST', {
    errors: [{ path, message: 'is required with the other coordinate' }],
  })
  return { ok: false as const, problem }
}
