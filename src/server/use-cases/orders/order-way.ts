import type { OrderMode, PaymentType } from '#generated/models.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'

/** The current order mode and payment type of an order; undefined where the venue no longer has them. */
export function orderWay(
  venue: ContactEntry | undefined,
  { orderModeId, paymentTypeId }: Pick<OrderRow, 'orderModeId' | 'paymentTypeId'>,
): { mode?: OrderMode; payment?: PaymentType } {
  const mode = venue?.branchContact.deliveryConfig.orderModes.find(({ id }) => id === orderModeId)
  return { mode, payment: mode?.paymentTypes.find(({ id }) => id === paymentTypeId) }
}
