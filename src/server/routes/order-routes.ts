import { paths } from '#domain/routes/routes.ts'
import { fail, isFailure, type SomeHandlers, replyOf, seeOther } from '../contract/handlers.ts'
import { etagOf, type StoredBody } from '../http/send.ts'
import { networkOf } from '../limits/network-of.ts'
import type { Services } from '../services.ts'
import { viewerOf } from '../use-cases/identity/viewer.ts'
import { changeDetails } from '../use-cases/orders/change-order.ts'
import { followUp } from '../use-cases/orders/follow-up.ts'
import { linkedOrder, orderLinkPath } from '../use-cases/orders/order-link.ts'
import { isOwnOrder } from '../use-cases/orders/own-order.ts'
import { customerOrders, findOrder, orderingCustomer } from '../use-cases/orders/read-orders.ts'
import { reportOrder } from '../use-cases/orders/report-order.ts'
import { withPaymentsAsked } from '../use-cases/payments/ask-provider.ts'
import { placeAndPay } from '../use-cases/orders/place-order.ts'
import { readTracking } from '../use-cases/tracking/tracking-info.ts'
import { receiptAt, writeReceipt } from '../use-cases/receipts/read-receipt.ts'

const NO_ORDERS = { orders: [], total: 0 }

/** Placing and following orders, and their receipts. */
export function orderRoutes(services: Services) {
  return {
    async createOrder({ body, headers, context }) {
      const placed = await placeAndPay(services, {
        payload: body,
        key: headers['idempotency-key'],
        deviceId: context.renewDevice(),
        isKnownDevice: context.deviceId !== undefined,
        partnerToken: context.bearer,
        network: networkOf(context.ip),
        origin: context.origin,
        now: context.now,
      })
      return isFailure(placed) ? placed : { status: placed.isNew ? 201 : 200, body: placed.order }
    },

    async listCustomerOrders({ query, context }) {
      const { phone, branchContactId, offset = 0 } = query
      const contact = await services.catalog.findContact(branchContactId)
      if (contact === undefined) return { status: 200, body: { dinerOrders: NO_ORDERS }, isMiss: true }
      const viewer = await viewerOf(services, contact.branchContact.branch, phone, context)
      const dinerOrders = await customerOrders(services, viewer, branchContactId, offset)
      return { status: 200, body: { dinerOrders }, isMiss: dinerOrders.total === 0 }
    },

    async getOrderFollowUp({ path, context }) {
      const found = await findOrder(services, path.branchContactOrAlias, path.code)
      if (found === undefined) return fail('ORDER_NOT_FOUND')
      const order = await withPaymentsAsked(services, found)
      const body = await followUp(services, order, context)
      return { status: 200, body, stored: () => privateBody(body) }
    },

    async getTracking({ path, context }) {
      return replyOf(await readTracking(services, path.alias, path.orderCode, context), 'ORDER_NOT_FOUND')
    },

    async openOrderLink({ path, context }) {
      const linked = await linkedOrder(services, path.token)
      if (linked === undefined) return seeOther(paths.branchSelection())
      const { order, expiresAt } = linked
      // the link is from an older message: credentials stored for its host do not work on the order's current host
      const { origin } = await services.places.of(order.tenant, context.origin)
      if (context.isPublic && origin !== context.origin) return seeOther(origin + orderLinkPath(path.token))
      if (expiresAt > context.now) context.keepOrderLink(path.token, expiresAt)
      return seeOther(paths.followUp(order.branchContact, order.code))
    },

    async updateOrderDetails({ body, context }) {
      const order = await findOrder(services, undefined, body.code)
      if (order === undefined) return fail('ORDER_NOT_FOUND')
      if (!(await isOwnOrder(services, order, context))) return fail('ORDER_NOT_OWN')
      const changed = await changeDetails(services, order, body, context.origin)
      return isFailure(changed) ? changed : replyOf(await followUp(services, changed, context))
    },

    async updateOrderFollowUp({ body, context }) {
      const order = await findOrder(services, undefined, body.code)
      if (order === undefined) return fail('ORDER_NOT_FOUND')
      if (!(await isOwnOrder(services, order, context))) return fail('ORDER_NOT_OWN')
      const reported = await reportOrder(services, order, body)
      return isFailure(reported) ? reported : replyOf(await followUp(services, reported, context))
    },

    async getOrderingCustomer({ path, query, context }) {
      const entry = await services.catalog.findBranch(query.branchId)
      if (entry === undefined) return fail('BRANCH_NOT_FOUND')
      const viewer = await viewerOf(services, entry.branch, path.phone, context)
      const customer = await orderingCustomer(services, viewer, context.now)
      return { status: 200, body: customer, isMiss: customer.name === '' }
    },

    async getReceipt({ path, query, context }) {
      const order = await findOrder(services, path.branchContactOrAlias, path.code)
      if (order === undefined) return fail('ORDER_NOT_FOUND')
      // a forwarded link shows only what the order's code gives access to
      if (!(await isOwnOrder(services, order, context)))
        return seeOther(paths.followUp(order.branchContact, order.code))
      const receipt = await receiptAt(services, order, path.nth)
      if (receipt === undefined) return fail('RECEIPT_NOT_FOUND')
      return { status: 200, ...(await writeReceipt(services, order, receipt, query.format)) }
    },
  } satisfies SomeHandlers
}

/** A response for one reader, revalidated with an ETag. */
function privateBody(value: unknown): StoredBody {
  const plain = Buffer.from(JSON.stringify(value))
  return {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-cache' },
    etag: etagOf(plain),
    plain,
  }
}
