import type { OrderMode, PaymentType } from '#generated/models.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'

/** The order mode of an order and how it is paid, as its venue has them now: undefined where it has no such. */
export function orderWay(
  venue: ContactEntry | undefined,
  { orderModeId, paymentTypeId }: Pick<OrderRow, 'orderModeId' | 'paymentTypeId'>,
): { mode?: OrderMode; payment?: PaymentType } {
  const mode = venue?.branchContact.deliveryConfig.orderModes.find(({ id }) => id === orderModeId)
  return { mode, payment: mode?.paymentTypes.find(({ id }) => id === paymentTypeId) }
}
