import { isPaymentActive } from '#domain/delivery/payment-types.ts'
import { paths } from '#domain/routes/routes.ts'
import { modeSegment } from '#domain/venue/modes.ts'
import type { OrderModeType } from '#generated/models.ts'
import type { TenantBranchContact, TenantOrderMode } from '#generated/tenant.ts'

import type { BrandMode } from './brand.ts'

/** Order modes as ids of the server name them: '{venue}.take-away'. */
const SLUGS: Readonly<Record<OrderModeType, string>> = {
  DELIVERY: 'delivery',
  TAKE_AWAY: 'take-away',
  IN_DINING: 'in-dining',
  SELF_SERVICE: 'self-service',
}

/**
 * The active order modes of a venue.
 *
 * @errors none
 */
export function readModes(contact: TenantBranchContact): BrandMode[] {
  const { orderModes = [], ordersEnabled = true, alias } = contact
  return orderModes
    .filter((mode) => mode.active)
    .map((mode) => {
      const id = `${alias}.${SLUGS[mode.type]}`
      const payments = readPayments(mode)
      return {
        id,
        type: mode.type,
        name: mode.showName,
        path: paths.menu(alias, modeSegment(mode)),
        takesOrders: ordersEnabled && mode.orderEnabled && payments.length > 0,
        schedules: mode.useSchedule,
        payments,
      }
    })
}

const readPayments = ({ paymentTypes }: TenantOrderMode) =>
  paymentTypes
    .filter((payment) => isPaymentActive({ ...payment, id: '' }))
    .map(({ paymentMethod, showName, upload, onlinePayment }) => ({
      method: paymentMethod,
      name: showName,
      byCard: paymentMethod === 'CARD' && upload === 'API',
      // to a bank account it is paid by what the venue writes, not on a page of a provider
      byLink: paymentMethod === 'ONLINE' && onlinePayment?.paymentMethod !== 'TRANSFER',
    }))
