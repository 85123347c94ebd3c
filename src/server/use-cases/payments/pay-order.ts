import type { CardPayment, PaymentUrlRequest } from '#generated/models.ts'

import { findOrderById, type OrderRow } from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'
import { isOwnOrder, type Reader } from '../orders/own-order.ts'
import { findOrder } from '../orders/read-orders.ts'
import { chargeOrder, type Charged } from './charge-order.ts'
import { paymentLink, type MadeLink } from './payment-link.ts'

type Asked = Reader & { origin: string }
type NotOwn = { kind: 'not-own' }

const IS_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Charges an order that was placed before, by a card of its follow-up. @returns undefined when there is no such order */
export async function payOrder(
  services: Services,
  { dinerOrderId, token, cardName, identificationType, identificationNumber }: CardPayment,
  asked: Asked,
): Promise<{ order: OrderRow; charged: Charged | NotOwn } | undefined> {
  const order = IS_ID.test(dinerOrderId) ? await findOrderById(services.store.db, dinerOrderId) : undefined
  if (order === undefined) return undefined
  if (!(await isOwnOrder(services, order, asked))) return { order, charged: { kind: 'not-own' } }
  const holder = { cardName, identificationType, identificationNumber }
  return { order, charged: await chargeOrder(services, order, { ...asked, token, holder }) }
}

/** The link of an order by its code. @returns undefined when there is no such order */
export async function linkOfOrder(
  services: Services,
  { code, branchContactId, amount }: PaymentUrlRequest,
  asked: Asked,
): Promise<MadeLink | NotOwn | { kind: 'other-amount' } | undefined> {
  const order = await findOrder(services, branchContactId, code)
  if (order === undefined) return undefined
  if (!(await isOwnOrder(services, order, asked))) return { kind: 'not-own' }
  return order.price === amount ? paymentLink(services, order, asked) : { kind: 'other-amount' }
}
