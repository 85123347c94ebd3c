import { mercadoPago } from './mercado-pago/vendor.ts'
import type { PaymentVendor } from './payment-vendor.ts'
import { transbank } from './transbank/vendor.ts'

/** Every vendor of payments beside the sandbox. A further one is a folder, and a line here. */
export const PAYMENT_VENDORS: PaymentVendor[] = [mercadoPago, transbank]

/** @returns undefined for the sandbox, which takes what it is asked to, and for a name that no vendor has */
export const vendorOf = (name: string): PaymentVendor | undefined =>
  PAYMENT_VENDORS.find(({ id }) => id === name)
