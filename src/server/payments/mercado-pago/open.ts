import { AppConfig } from 'mercadopago/dist/utils/config/index.js'

import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { PaymentProvider } from '../contract.ts'
import { mercadoPagoPayments } from './mercado-pago-payments.ts'

/** The provider of the configured accounts. The library has no option for another address than the vendor's. */
export function openMercadoPago(
  { mercadoPagoAccounts, mercadoPagoApi }: Config,
  clock: Clock,
): PaymentProvider {
  Object.assign(AppConfig, { BASE_URL: mercadoPagoApi })
  return mercadoPagoPayments(mercadoPagoAccounts, clock)
}
