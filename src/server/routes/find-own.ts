import type { MoneyRight } from '#domain/payment/money-rights.ts'

import type { ContactEntry } from '../catalog/catalog.ts'
import { fail, type Failure } from '../contract/handlers.ts'
import type { Caller, RequestContext } from '../contract/request-context.ts'
import type { Services } from '../services.ts'
import { findOrder } from '../use-cases/orders/read-orders.ts'
import { callerOf, may, owns } from './caller.ts'

type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** Finds what a path names if it belongs to the caller; what belongs to another caller is not found. */
export function findOwn(services: Services) {
  async function ownContact(alias: string, caller: Caller): Promise<ContactEntry | undefined> {
    const contact = await services.catalog.findVenue(alias)
    return contact && owns(caller, contact.alias) ? contact : undefined
  }

  return {
    ownContact,

    /** Passes the venue in the path to a call. @param right - additional right that the caller needs */
    atVenue<I extends { path: { id: string }; context: RequestContext }, R>(
      handle: (input: I, contact: ContactEntry, caller: Caller) => Promise<R>,
      right?: MoneyRight,
    ) {
      return async (input: I): Promise<R | Failure> => {
        const caller = callerOf(input.context)
        const contact = await ownContact(input.path.id, caller)
        if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
        return lacks(caller, right) ? fail('FORBIDDEN') : handle(input, contact, caller)
      }
    },

    /** Passes the order in the path to a call. @param right - additional right that the caller needs */
    ofOrder<I extends { path: { code: string }; context: RequestContext }, R>(
      handle: (input: I, order: FoundOrder, caller: Caller) => Promise<R>,
      right?: MoneyRight,
    ) {
      return async (input: I): Promise<R | Failure> => {
        const caller = callerOf(input.context)
        const order = await findOrder(services, undefined, input.path.code)
        if (order === undefined || !owns(caller, order.branchContact)) return fail('ORDER_NOT_FOUND')
        return lacks(caller, right) ? fail('FORBIDDEN') : handle(input, order, caller)
      }
    },
  }
}

const lacks = (caller: Caller, right: MoneyRight | undefined): boolean =>
  right !== undefined && !may(caller, right)
