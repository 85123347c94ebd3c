import { fail, replyOf, tooMany, type SomeHandlers } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { readBankReturn } from '../payments/bank-returns.ts'
import { vendorOf } from '../payments/vendors.ts'
import { takeBankReturn } from '../use-cases/payments/bank-return.ts'
import { linkOfOrder, payOrder } from '../use-cases/payments/pay-order.ts'
import { receiveNotice } from '../use-cases/payments/receive-notice.ts'
import { leadBack } from './lead-back.ts'

/** Paying, and hearing that something was paid. */
export function paymentRoutes(services: Services) {
  return {
    createPaymentUrl: async ({ body, context }) => replyOf(await linkOfOrder(services, body, context)),

    payOrder: async ({ body, context }) => replyOf(await payOrder(services, body, context)),

    listPaymentProviders({ context }) {
      const providers = services.payments
        .all()
        .map(({ id, cardOrigin }) => ({ name: id, origin: cardOrigin?.(context.origin) }))
      return { status: 200, body: { providers } }
    },

    async returnFromBank({ path, query, context }) {
      const read = readBankReturn(vendorOf(path.provider)?.returns, query, '/query')
      if (!read.ok) return fail('INVALID_REQUEST', { errors: read.errors })
      return leadBack(services, { ...path, back: read.back }, context.retryAfter !== undefined)
    },

    async callBackFromBank({ path, query, body, context }) {
      const returns = vendorOf(path.provider)?.returns
      const read =
        body === undefined ? readBankReturn(returns, query, '/query') : readBankReturn(returns, body, '/body')
      if (!read.ok) return fail('INVALID_REQUEST', { errors: read.errors })
      const came = { ...path, back: read.back }
      if (body !== undefined) return leadBack(services, came, context.retryAfter !== undefined)
      if (context.retryAfter !== undefined) return tooMany(context.retryAfter)
      const result = await takeBankReturn(services, came)
      if (result === undefined) return fail('ORDER_NOT_FOUND')
      return { status: 200, body: { status: result.status, orderCode: result.order.code } }
    },

    async receivePaymentNotice({ path, query, headers, context }) {
      const refused = await receiveNotice(services, path.provider, {
        dataId: query['data.id'],
        noticeId: headers['x-request-id'],
        signature: headers['x-signature'],
        publicKey: query.account,
        now: context.now,
      })
      // a vendor sends a notice again until it reads 200 or 201
      return refused ?? { status: 200, body: undefined }
    },
  } satisfies SomeHandlers
}
