import { fail, replyOf } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { erasePerson, exportPerson, listPersonRequests } from '../use-cases/person/person.ts'
import { withCaller } from './caller.ts'

/** What a person may ask of a tenant, asked by the operator. */
export function personRoutes(services: Services) {
  return withCaller({
    async adminExportPerson({ path, body }, caller) {
      if (caller.kind !== 'operator') return fail('FORBIDDEN')
      return replyOf(await exportPerson(services, { tenant: path.alias, ...body }))
    },

    async adminErasePerson({ path, body }, caller) {
      if (caller.kind !== 'operator') return fail('FORBIDDEN')
      const { phone, by, rider = false } = body
      return replyOf(await erasePerson(services, { tenant: path.alias, phone, by, rider }))
    },

    async adminListPersonRequests({ path, query }, caller) {
      if (caller.kind !== 'operator') return fail('FORBIDDEN')
      const { offset = 0, limit = 20 } = query
      const body = await listPersonRequests(services, path.alias, { offset, limit })
      return body === undefined ? fail('TENANT_NOT_FOUND') : { status: 200, body }
    },
  })
}
