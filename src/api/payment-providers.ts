import type { PaymentProvider } from '#generated/models.ts'
import { ask, type ApiClient } from './client.ts'

/** Payment providers of this server, with the origins of their card fields. @source diner spec §4 "Card provider" */
export const listServedProviders = async (client: ApiClient): Promise<PaymentProvider[]> =>
  (await ask(client, '/api/payments/providers', {})).providers
