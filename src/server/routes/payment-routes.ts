import { paths } from '#domain/routes/routes.ts'
import { writeReturnFlags } from '#domain/payment/return-flags.ts'

import { fail, replyOf, tooMany, type SomeHandlers, seeOther } from '../contract/handlers.ts'
import type { Services } from '../services.ts'
import { readBankReturn } from '../payments/bank-returns.ts'
import { vendorOf } from '../payments/vendors.ts'
import { takeBankReturn, type BankResult, type CameBack } from '../use-cases/payments/bank-return.ts'
import { linkOfOrder, payOrder } from '../use-cases/payments/pay-order.ts'
import { receiveNotice } from '../use-cases/payments/receive-notice.ts'
import { splitSegments } from '../payments/provider-paths.ts'
import { findOrder } from '../use-cases/orders/read-orders.ts'

/** Payments and their notices. */
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
      // vendors resend a notice until they get 200 or 201
      return refused ?? { status: 200, body: undefined }
    },
  } satisfies SomeHandlers
}

/**
 * Redirects a diner who returns from the bank to a page, whatever the payment's result: after paying, nobody should see
 * an API response.
 * @param isRefused - the rate limit was exceeded; the order's page retries with the bank's token
 */
async function leadBack(services: Services, came: CameBack, isRefused: boolean) {
  if (isRefused) return seeOther(await pageOf(services, came, unheardFlags(came)))
  try {
    const result = await takeBankReturn(services, came)
    return seeOther(result === undefined ? await pageOf(services, came) : resultPage(result))
  } catch (err) {
    services.log.error({ err }, 'a return from the bank broke off')
    return seeOther(await pageOf(services, came, unheardFlags(came)))
  }
}

/** Flags for the order's page to look up a payment that may have been made. */
const unheardFlags = ({ provider, back }: CameBack): string =>
  back?.shape === 'made' && 'reference' in back ? writeReturnFlags({ token: back.reference, provider }) : ''

/** The address has the result, which the page shows once. */
function resultPage({ order, status, shape }: BankResult): string {
  const payment = status === 'REJECTED' && shape === 'too-late' ? 'TIMEOUT' : status
  return `${paths.followUp(order.branchContact, order.code)}?payment=${payment}`
}

/** The order's page, or the nearest page there is. */
async function pageOf(services: Services, { segments }: CameBack, flags = ''): Promise<string> {
  const { alias, code } = splitSegments(segments)
  if ((await services.catalog.findAny(alias)) === undefined) return paths.branchSelection()
  const order = await findOrder(services, alias, code)
  if (order === undefined) return paths.entry(alias)
  return paths.followUp(alias, order.code) + flags
}
