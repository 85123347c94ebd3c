import type { ContactEntry } from '../catalog/catalog.ts'
import type { Services } from '../services.ts'
import { findOrder } from '../use-cases/orders/read-orders.ts'
import { owns } from './caller.ts'
import type { Caller } from '../contract/identity.ts'

/** Finds what a path names, as far as it is the caller's: what is another's does not exist for it. */
export function findOwn(services: Services) {
  return {
    async ownContact(alias: string, caller: Caller): Promise<ContactEntry | undefined> {
      const contact = await services.catalog.findAny(alias)
      return contact?.kind === 'branchContact' && owns(caller, contact.alias) ? contact : undefined
    },

    async ownOrder(code: string, caller: Caller) {
      const order = await findOrder(services, undefined, code)
      return order && owns(caller, order.branchContact) ? order : undefined
    },
  }
}
