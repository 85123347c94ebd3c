import { fail, type SomeHandlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { leaveCart, takeCartBack } from '../use-cases/carts/leave-cart.ts'
import { recoverCart } from '../use-cases/carts/recover-cart.ts'

/** Carts that were left and are taken up again. */
export function cartRoutes(services: Services) {
  return {
    async saveAbandonedCart({ body, context }) {
      const visit = { deviceId: context.ensureDevice(), origin: context.origin, now: context.now }
      return (await leaveCart(services, body, visit)) ?? { status: 204, body: undefined }
    },

    async cancelAbandonedCart({ body, context }) {
      const { deviceId } = context
      if (deviceId !== undefined)
        await takeCartBack(services, { branchContact: body.branchContactId, deviceId })
      return { status: 204, body: undefined }
    },

    async getRecoveryCart({ path, query, context }) {
      const cart = await recoverCart(services, {
        phone: path.phone,
        branchContact: path.branchContactId,
        token: query.abandoned,
        deviceId: context.deviceId,
        now: context.now,
      })
      return cart === undefined ? fail('CART_NOT_FOUND') : { status: 200, body: cart }
    },
  } satisfies SomeHandlers
}
