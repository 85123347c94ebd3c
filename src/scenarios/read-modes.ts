import { isPaymentActive } from '#domain/delivery/payment-types.ts'
import { paths } from '#domain/routes/routes.ts'
import { modeSegment } from '#domain/venue/modes.ts'
import { modeSlug } from '#domain/venue/order-modes.ts'
import type { TenantBranchContact, TenantOrderMode } from '#generated/tenant.ts'

import type { BrandMode } from './brand.ts'

/** The active order modes of a venue. */
export function readModes(contact: TenantBranchContact): BrandMode[] {
  const { orderModes = [], ordersEnabled = true, alias } = contact
  return orderModes
    .filter((mode) => mode.active)
    .map((mode) => {
      const id = `${alias}.${modeSlug(mode.type)}`
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
