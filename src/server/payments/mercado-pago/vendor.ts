import type { PaymentVendor } from '../payment-vendor.ts'
import { MERCADO_PAGO_API } from './accounts.ts'
import { MERCADO_PAGO, mercadoPagoDecimals } from './wire.ts'

/** @source the vendor's guide "Credenciales": public keys of test credentials begin so */
const TEST_KEY = /^TEST-/

export const mercadoPago: PaymentVendor = {
  id: MERCADO_PAGO,
  decimalsOf: mercadoPagoDecimals,
  takesTickets: true,
  takesMoney: ({ mercadoPagoAccounts, mercadoPagoApi }) =>
    mercadoPagoApi === MERCADO_PAGO_API &&
    Object.entries(mercadoPagoAccounts).some(
      ([publicKey, account]) => account.test !== true && !TEST_KEY.test(publicKey),
    ),
  async open(config, clock) {
    if (Object.keys(config.mercadoPagoAccounts).length === 0) return undefined
    const { openMercadoPago } = await import('./mercado-pago-payments.ts')
    return openMercadoPago(config, clock)
  },
}
