import type { EventListener } from '../../jobs/job.ts'
import { findOrderById } from '../../repositories/orders-repository.ts'
import { takeCartBack } from './leave-cart.ts'

/** A diner who has ordered is not told about the cart that became the order. */
export const forgetOrderedCart: EventListener = {
  id: 'ordered-cart',
  topics: ['order.placed'],
  async hear(services, { subject }) {
    const order = await findOrderById(services.store.db, subject)
    if (typeof order?.deviceId !== 'string') return
    await takeCartBack(services, { branchContact: order.branchContact, deviceId: order.deviceId })
  },
}
