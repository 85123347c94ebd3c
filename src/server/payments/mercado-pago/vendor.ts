import type { PaymentVendor } from '../payment-vendor.ts'
import { MERCADO_PAGO, mercadoPagoDecimals } from './wire.ts'

export const mercadoPago: PaymentVendor = {
  id: MERCADO_PAGO,
  decimalsOf: mercadoPagoDecimals,
  takesTickets: true,
  async open(config, clock) {
    if (Object.keys(config.mercadoPagoAccounts).length === 0) return undefined
    const { openMercadoPago } = await import('./open.ts')
    return openMercadoPago(config, clock)
  },
}
