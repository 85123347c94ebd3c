import { fail } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { erasePerson, exportPerson, listPersonRequests, whatIsOpen } from '../use-cases/person/person.ts'
import { withCaller } from './caller.ts'

const NO_PHONE = { errors: [{ path: '/body/phone', message: 'is not a phone' }] }

/** What a person may ask of a tenant, asked by the operator. */
export function personRoutes(services: Services) {
  return withCaller({
    async adminExportPerson({ path, body }, caller) {
      if (caller.kind !== 'operator') return fail('FORBIDDEN')
      const exported = await exportPerson(services, { tenant: path.alias, ...body })
      if (exported.kind === 'unknown-tenant') return fail('TENANT_NOT_FOUND')
      if (exported.kind === 'no-phone') return fail('INVALID_REQUEST', NO_PHONE)
      return { status: 200, body: exported.document }
    },

    async adminErasePerson({ path, body }, caller) {
      if (caller.kind !== 'operator') return fail('FORBIDDEN')
      const { phone, by, rider = false } = body
      const erased = await erasePerson(services, { tenant: path.alias, phone, by, rider })
      if (erased.kind === 'unknown-tenant') return fail('TENANT_NOT_FOUND')
      if (erased.kind === 'no-phone') return fail('INVALID_REQUEST', NO_PHONE)
      if (erased.kind === 'erased') return { status: 200, body: erased.erased }
      return fail('PERSON_HAS_OPEN_ORDERS', { detail: whatIsOpen(erased) })
    },

    async adminListPersonRequests({ path, query }, caller) {
      if (caller.kind !== 'operator') return fail('FORBIDDEN')
      const { offset = 0, limit = 20 } = query
      const body = await listPersonRequests(services, path.alias, { offset, limit })
      return body === undefined ? fail('TENANT_NOT_FOUND') : { status: 200, body }
    },
  })
}
