import { type SomeHandlers, DONE, replyOf } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { leaveCart, takeCartBack } from '../use-cases/carts/leave-cart.ts'
import { recoverCart } from '../use-cases/carts/recover-cart.ts'

/** Abandoned and recovered carts. */
export function cartRoutes(services: Services) {
  return {
    async saveAbandonedCart({ body, context }) {
      // a diner may sign out before the response, which would then restore the session
      const deviceId = context.ensureDevice()
      const visit = { deviceId, origin: context.origin, now: context.now }
      return (await leaveCart(services, body, visit)) ?? DONE
    },

    async cancelAbandonedCart({ body, context }) {
      const { deviceId } = context
      if (deviceId !== undefined)
        await takeCartBack(services, { branchContact: body.branchContactId, deviceId })
      return DONE
    },

    async getRecoveryCart({ path, query, context }) {
      const cart = await recoverCart(services, {
        phone: path.phone,
        branchContact: path.branchContactId,
        token: query.abandoned,
        deviceId: context.deviceId,
        now: context.now,
      })
      return replyOf(cart, 'CART_NOT_FOUND')
    },
  } satisfies SomeHandlers
}
