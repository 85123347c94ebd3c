import type { ContactEntry } from '../catalog/catalog.ts'
import { fail, type Failure } from '../contract/handlers.ts'
import type { Caller, RequestContext } from '../contract/request-context.ts'
import type { Services } from '../services.ts'
import { findOrder } from '../use-cases/orders/read-orders.ts'
import { callerOf, owns } from './caller.ts'

type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** Finds what a path names, as far as it is the caller's: what is another's does not exist for it. */
export function findOwn(services: Services) {
  async function ownContact(alias: string, caller: Caller): Promise<ContactEntry | undefined> {
    const contact = await services.catalog.findVenue(alias)
    return contact && owns(caller, contact.alias) ? contact : undefined
  }

  return {
    ownContact,

    /** Hands a call the venue that its path names. */
    atVenue<I extends { path: { id: string }; context: RequestContext }, R>(
      handle: (input: I, contact: ContactEntry, caller: Caller) => Promise<R>,
    ) {
      return async (input: I): Promise<R | Failure> => {
        const caller = callerOf(input.context)
        const contact = await ownContact(input.path.id, caller)
        return contact === undefined ? fail('BRANCH_CONTACT_NOT_FOUND') : handle(input, contact, caller)
      }
    },

    /** Hands a call the order that its path names. */
    ofOrder<I extends { path: { code: string }; context: RequestContext }, R>(
      handle: (input: I, order: FoundOrder, caller: Caller) => Promise<R>,
    ) {
      return async (input: I): Promise<R | Failure> => {
        const caller = callerOf(input.context)
        const order = await findOrder(services, undefined, input.path.code)
        return order === undefined || !owns(caller, order.branchContact)
          ? fail('ORDER_NOT_FOUND')
          : handle(input, order, caller)
      }
    },
  }
}
