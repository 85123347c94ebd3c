import { scheduleInfo } from '#domain/schedule/slots.ts'

import { fail, type SomeHandlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { deliveryTo } from '../use-cases/address/check-address.ts'
import { orderDiscounts } from '../use-cases/menus.ts'

/** What an order mode costs and when it works. */
export function orderModeRoutes(services: Services) {
  const { catalog } = services
  return {
    async getSchedule({ path, context }) {
      const found = await catalog.findMode(path.orderModeId)
      if (found === undefined) return fail('ORDER_MODE_NOT_FOUND')
      return { status: 200, body: scheduleInfo(found.contact.branchContact, found.mode, context.now) }
    },

    async listGeneralDiscounts({ path }) {
      const found = await catalog.findMode(path.orderModeId)
      if (found === undefined) return fail('ORDER_MODE_NOT_FOUND')
      return {
        status: 200,
        body: { discounts: orderDiscounts(found.contact.settings.discounts, found.mode.type) },
      }
    },

    async listGeneralSurcharges({ path }) {
      const found = await catalog.findMode(path.orderModeId)
      if (found === undefined) return fail('ORDER_MODE_NOT_FOUND')
      return { status: 200, body: { surcharges: found.contact.settings.surcharges[found.mode.id] ?? [] } }
    },

    async getFees({ path }) {
      const found = await catalog.findMode(path.orderModeId)
      return found === undefined
        ? fail('ORDER_MODE_NOT_FOUND')
        : { status: 200, body: found.contact.settings.fees }
    },

    async getDeliveryFee({ path, query }) {
      const contact = await catalog.findContact(path.id)
      if (contact === undefined) return fail('BRANCH_CONTACT_NOT_FOUND')
      return {
        status: 200,
        body: await deliveryTo(services, contact, query),
      }
    },
  } satisfies SomeHandlers
}
