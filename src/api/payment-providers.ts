import type { PaymentProvider } from '#generated/models.ts'
import { ask, type ApiClient } from './client.ts'

/** The payment providers of this server, with where their card fields come from. @source diner spec §4 "Card provider" */
export const listServedProviders = async (client: ApiClient): Promise<PaymentProvider[]> =>
  (await ask(client, '/api/payments/providers', {})).providers
