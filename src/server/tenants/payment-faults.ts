import type { PaymentType } from '#generated/models.ts'

import { needsProvider } from '../payments/payments.ts'
import { vendorOf } from '../payments/vendors.ts'
import type { JudgedFolder } from './judge-folder.ts'
import { countryOf } from './load-tenant.ts'
import { contactsOf } from './remarks/remark.ts'
import type { TenantFault } from './tenant-fault.ts'

const isOn = (payment: PaymentType): boolean =>
  needsProvider(payment) && payment.onlinePayment?.paymentMethod !== 'DISABLED'

/**
 * What the providers of a tenant's payments do not take: another currency, more decimals than they write, or slips. Such a
 * folder is served all the same, because a venue must not go off the air by an update; what cannot be written is not
 * charged.
 */
export function paymentFaults(
  alias: string,
  { merged: { tenant }, entities, isSound }: Pick<JudgedFolder, 'merged' | 'entities' | 'isSound'>,
): TenantFault[] {
  if (!isSound('tenant.json')) return []
  const { currencyCode: currency, mantissaLength: decimals } = countryOf(tenant)
  const payments = contactsOf(entities).flatMap(({ document }) =>
    document.deliveryConfig.orderModes.flatMap(({ paymentTypes }) => paymentTypes.filter(isOn)),
  )
  const providers = new Set(payments.flatMap(({ onlinePayment }) => onlinePayment?.providerName ?? []))
  const path = tenant.currency === undefined ? '$.country' : '$.currency'
  const file = `${alias}/tenant.json`
  const withTickets = payments.filter(({ onlinePayment }) => onlinePayment?.allowTickets === true)
  const slips = new Set(withTickets.flatMap(({ onlinePayment }) => onlinePayment?.providerName ?? []))
  const ticketFaults = [...slips].flatMap((provider): TenantFault[] =>
    vendorOf(provider)?.takesTickets === true
      ? []
      : [
          {
            file,
            path: '$',
            found: `allowTickets at ${provider}`,
            expected: 'payments without it: no tickets there',
          },
        ],
  )
  const moneyFaults = [...providers].flatMap((provider): TenantFault[] => {
    const vendor = vendorOf(provider)
    const most = vendor === undefined ? decimals : vendor.decimalsOf(currency)
    if (most === undefined)
      return [{ file, path, found: `payments in ${currency}`, expected: `a currency that ${provider} takes` }]
    const expected = `at most ${most} in currency.mantissaLength: ${provider} writes no more`
    return decimals > most ? [{ file, path, found: `${decimals} decimals of ${currency}`, expected }] : []
  })
  return [...moneyFaults, ...ticketFaults]
}
