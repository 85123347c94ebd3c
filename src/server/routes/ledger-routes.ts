import { MOST_BOOK_DAYS, type BookDaysFault } from '#domain/payment/book-days.ts'

import { fail, type Failure } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { booksFile, booksReport } from '../use-cases/console/books.ts'
import { importSettlement, settlementReport } from '../use-cases/console/settlements.ts'
import { withCaller, may } from './caller.ts'
import { findOwn } from './find-own.ts'

/** As the contract lets them be. */
const LONGEST_DETAIL = 500
const LONGEST_MESSAGE = 300

/** The books of a venue. */
export function ledgerRoutes(services: Services) {
  const { ownContact } = findOwn(services)
  return withCaller({
    async adminGetLedger({ query }, caller) {
      const contact = await ownContact(query.branchContactId, caller)
      if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
      if (!may(caller, 'BOOKS')) return fail('FORBIDDEN')
      if (query.format === 'csv') {
        const file = await booksFile(services, contact, query)
        return file.ok
          ? { status: 200, body: file.value.text, headers: fileHeaders(file.value.name) }
          : badDays(file)
      }
      const report = await booksReport(services, contact, query)
      return report.ok ? { status: 200, body: report.value } : badDays(report)
    },

    async adminCompareSettlements({ query }, caller) {
      const contact = await ownContact(query.branchContactId, caller)
      if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
      if (!may(caller, 'BOOKS')) return fail('FORBIDDEN')
      const report = await settlementReport(services, contact, query)
      return report.ok ? { status: 200, body: report.value } : badDays(report)
    },

    async adminImportSettlement({ query, body }, caller) {
      const contact = await ownContact(query.branchContactId, caller)
      if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
      if (!may(caller, 'BOOKS')) return fail('FORBIDDEN')
      const imported = await importSettlement(services, contact, Buffer.from(body.base64, 'base64'))
      return imported.ok
        ? { status: 200, body: imported.value }
        : fail('INVALID_REQUEST', {
            detail: imported.detail.slice(0, LONGEST_DETAIL),
            errors: [{ path: '/body/base64', message: imported.detail.slice(0, LONGEST_MESSAGE) }],
          })
    },
  })
}

const fileHeaders = (name: string): Record<string, string> => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}"`,
})

const WHY: Record<BookDaysFault['code'], string> = {
  NO_DATE: 'must be a day of the calendar',
  BACKWARDS: 'must not be before from',
  TOO_LONG: `must be less than ${MOST_BOOK_DAYS} days after from`,
}

const badDays = ({ field, code }: BookDaysFault): Failure =>
  fail('INVALID_REQUEST', { errors: [{ path: `/query/${field}`, message: WHY[code] }] })
