import { fail, isFailure, replyOf } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { booksFile, booksReport } from '../use-cases/console/books.ts'
import { importSettlement, settlementReport } from '../use-cases/console/settlements.ts'
import { withCaller, may } from './caller.ts'
import { findOwn } from './find-own.ts'

/** The books of a venue. */
export function ledgerRoutes(services: Services) {
  const { ownContact } = findOwn(services)
  return withCaller({
    async adminGetLedger({ query }, caller) {
      const contact = await ownContact(query.branchContactId, caller)
      if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
      if (!may(caller, 'BOOKS')) return fail('FORBIDDEN')
      if (query.format !== 'csv') return replyOf(await booksReport(services, contact, query))
      const file = await booksFile(services, contact, query)
      return isFailure(file) ? file : { status: 200, body: file.text, headers: fileHeaders(file.name) }
    },

    async adminCompareSettlements({ query }, caller) {
      const contact = await ownContact(query.branchContactId, caller)
      if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
      if (!may(caller, 'BOOKS')) return fail('FORBIDDEN')
      return replyOf(await settlementReport(services, contact, query))
    },

    async adminImportSettlement({ query, body }, caller) {
      const contact = await ownContact(query.branchContactId, caller)
      if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
      if (!may(caller, 'BOOKS')) return fail('FORBIDDEN')
      return replyOf(await importSettlement(services, contact, Buffer.from(body.base64, 'base64')))
    },
  })
}

const fileHeaders = (name: string): Record<string, string> => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}"`,
})
