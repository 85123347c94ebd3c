import { nearName } from '#domain/documents/near-name.ts'
import { countryOf } from '#domain/money/country-of.ts'
import type { PaymentType } from '#generated/models.ts'

import { needsProvider } from '../payments/payments.ts'
import { EMBEDDED } from '../payments/embedded/embedded-payments.ts'
import { PAYMENT_VENDORS, vendorOf } from '../payments/vendors.ts'
import type { JudgedFolder } from './judge-folder.ts'
import { contactsOf } from './remarks/remark.ts'
import type { TenantFault } from './tenant-fault.ts'

const isOn = (payment: PaymentType): boolean =>
  needsProvider(payment) && payment.onlinePayment?.paymentMethod !== 'DISABLED'

/**
 * Payments whose provider does not exist, and what the providers of a tenant do not take: another currency, more
 * decimals than they write, or slips. Such a folder is served all the same, because a venue must not go off the air by
 * an update; what cannot be written is not charged.
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
  const ticketFaults = [...slips]
    .filter((provider) => vendorOf(provider)?.takesTickets !== true)
    .map((provider): TenantFault => {
      const expected = 'payments without it: no tickets there'
      return { file, path: '$', found: `allowTickets at ${provider}`, expected }
    })
  const moneyFaults = [...providers].flatMap((provider): TenantFault[] => {
    const vendor = vendorOf(provider)
    const most = vendor === undefined ? decimals : vendor.decimalsOf(currency)
    if (most === undefined)
      return [{ file, path, found: `payments in ${currency}`, expected: `a currency that ${provider} takes` }]
    const expected = `at most ${most} in currency.mantissaLength: ${provider} writes no more`
    return decimals > most ? [{ file, path, found: `${decimals} decimals of ${currency}`, expected }] : []
  })
  return [...unknownProviders(file, entities), ...moneyFaults, ...ticketFaults]
}

/** Reports each unknown provider once, at its first use: its payments are offered to no diner. */
function unknownProviders(file: string, entities: JudgedFolder['entities']): TenantFault[] {
  const known = [EMBEDDED, ...PAYMENT_VENDORS.map(({ id }) => id)]
  const faults = new Map<string, TenantFault>()
  for (const { alias, document } of contactsOf(entities))
    for (const [m, { paymentTypes }] of document.deliveryConfig.orderModes.entries())
      for (const [p, payment] of paymentTypes.entries()) {
        const name = payment.onlinePayment?.providerName
        if (name === undefined || !isOn(payment) || known.includes(name) || faults.has(name)) continue
        const path = `${alias}: $.orderModes[${m}].paymentTypes[${p}].onlinePayment.providerName`
        const expected = `one of ${known.join(', ')}`
        faults.set(name, { file, path, found: `'${name}'`, expected, near: nearName(name, known) })
      }
  return [...faults.values()]
}
