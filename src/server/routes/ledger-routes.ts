import type { ContactEntry } from '../catalog/catalog.ts'
import { fail, isFailure, replyOf, type Failure, type SomeHandlers } from '../contract/handlers.ts'
import type { RequestContext } from '../contract/request-context.ts'
import type { Services } from '../services.ts'
import { booksFile, booksReport } from '../use-cases/console/books.ts'
import { importSettlement, settlementReport } from '../use-cases/console/settlements.ts'
import { callerOf, may } from './caller.ts'
import { findOwn } from './find-own.ts'

/** The books of a venue. */
export function ledgerRoutes(services: Services) {
  const { ownContact } = findOwn(services)
  /** Passes the named venue to a call, if the caller may read its books. */
  const ofBooks =
    <I extends { query: { branchContactId: string }; context: RequestContext }, R>(
      handle: (input: I, contact: ContactEntry) => Promise<R>,
    ) =>
    async (input: I): Promise<R | Failure> => {
      const caller = callerOf(input.context)
      const contact = await ownContact(input.query.branchContactId, caller)
      if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
      return may(caller, 'BOOKS') ? handle(input, contact) : fail('FORBIDDEN')
    }
  return {
    adminGetLedger: ofBooks(async ({ query }, contact) => {
      if (query.format !== 'csv') return replyOf(await booksReport(services, contact, query))
      const file = await booksFile(services, contact, query)
      return isFailure(file) ? file : { status: 200, body: file.text, headers: fileHeaders(file.name) }
    }),

    adminCompareSettlements: ofBooks(async ({ query }, contact) =>
      replyOf(await settlementReport(services, contact, query)),
    ),

    adminImportSettlement: ofBooks(async ({ body }, contact) =>
      replyOf(await importSettlement(services, contact, Buffer.from(body.base64, 'base64'))),
    ),
  } satisfies SomeHandlers
}

const fileHeaders = (name: string): Record<string, string> => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}"`,
})
