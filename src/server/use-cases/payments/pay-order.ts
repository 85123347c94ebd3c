import type { CardPayment, PaymentResult, PaymentUrl, PaymentUrlRequest } from '#generated/models.ts'

import { fail, invalid, isFailure, type Failure } from '../../contract/handlers.ts'
import { isUuid } from '../../db/new-id.ts'
import { findOrderById } from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'
import { isOwnOrder, type Reader } from '../orders/own-order.ts'
import { findOrder } from '../orders/read-orders.ts'
import { chargeOrder } from './charge-order.ts'
import { paymentLink } from './payment-link.ts'

type Asked = Reader & { origin: string }

/** Charges an already placed order with a card from its follow-up page. */
export async function payOrder(
  services: Services,
  { dinerOrderId, token, cardName, identificationType, identificationNumber }: CardPayment,
  asked: Asked,
): Promise<PaymentResult | Failure> {
  const order = isUuid(dinerOrderId) ? await findOrderById(services.store.db, dinerOrderId) : undefined
  if (order === undefined) return fail('ORDER_NOT_FOUND')
  if (!(await isOwnOrder(services, order, asked))) return fail('ORDER_NOT_OWN')
  const holder = { cardName, identificationType, identificationNumber }
  const status = await chargeOrder(services, order, { ...asked, token, holder })
  return isFailure(status) ? status : { status, orderCode: order.code }
}

/** The payment link of an order by its code. */
export async function linkOfOrder(
  services: Services,
  { code, branchContactId, amount }: PaymentUrlRequest,
  asked: Asked,
): Promise<PaymentUrl | Failure> {
  const order = await findOrder(services, branchContactId, code)
  if (order === undefined) return fail('ORDER_NOT_FOUND')
  if (!(await isOwnOrder(services, order, asked))) return fail('ORDER_NOT_OWN')
  return order.price === amount
    ? paymentLink(services, order, asked)
    : invalid('/body/amount', 'must be the price of the order')
}
