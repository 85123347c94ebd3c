import type { PaymentVendor } from '../payment-vendor.ts'
import { transbankReturns } from './bank-return.ts'
import { TRANSBANK, transbankDecimals } from './wire.ts'

export const transbank: PaymentVendor = {
  id: TRANSBANK,
  decimalsOf: transbankDecimals,
  takesTickets: false,
  returns: transbankReturns,
  async open({ transbankAccounts, transbankApi }) {
    if (Object.keys(transbankAccounts).length === 0) return undefined
    const { transbankPayments } = await import('./transbank-payments.ts')
    return transbankPayments(transbankAccounts, transbankApi)
  },
}
