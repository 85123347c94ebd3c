import { mercadoPago } from './mercado-pago/vendor.ts'
import type { PaymentVendor } from './payment-vendor.ts'
import { transbank } from './transbank/vendor.ts'

/** All payment vendors except the sandbox. To add one, add a folder and a line here. */
export const PAYMENT_VENDORS: PaymentVendor[] = [mercadoPago, transbank]

/** @returns undefined for the sandbox, which accepts everything, and for an unknown vendor */
export const vendorOf = (name: string): PaymentVendor | undefined =>
  PAYMENT_VENDORS.find(({ id }) => id === name)
