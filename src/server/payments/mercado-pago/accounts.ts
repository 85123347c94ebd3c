import { accountsReader, SECRET, type Account } from '../accounts.ts'

export const MERCADO_PAGO_API = 'https://api.mercadopago.com'

/** An account that receives money. All of it is secret except its public key. */
export type MercadoPagoAccount = Account & {
  accessToken: string
  /** signs this account's notices */
  webhookSecret: string
  /** previous secrets, for notices under way while the secret is rotated */
  oldWebhookSecrets?: string[]
  /** used for diners without email: the vendor requires one for every payment */
  payerEmail: string
  /** belongs to a test user: the keys look real but take no money */
  test?: boolean
}

export const readMercadoPagoAccounts = accountsReader<MercadoPagoAccount>(
  'MERCADO_PAGO_ACCOUNTS',
  ['accessToken', 'webhookSecret', 'payerEmail'],
  {
    accessToken: SECRET,
    webhookSecret: SECRET,
    oldWebhookSecrets: { type: 'array', items: SECRET, maxItems: 5 },
    payerEmail: { type: 'string', pattern: '^[^@\\s]+@[^@\\s]+$', maxLength: 99 },
    test: { type: 'boolean' },
  },
)
