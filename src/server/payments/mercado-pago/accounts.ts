import { accountsReader, SECRET, type Account } from '../accounts.ts'

export const MERCADO_PAGO_API = 'https://api.mercadopago.com'

/** An account that money goes to. All of it is secret but its public key. */
export type MercadoPagoAccount = Account & {
  accessToken: string
  /** signs the notices of this account */
  webhookSecret: string
  /** signed them before: notices on their way while the secret is changed */
  oldWebhookSecrets?: string[]
  /** stands in for diners who gave no email: the vendor wants one for every payment */
  payerEmail: string
  /** of a test user: its keys look like real ones and take no money */
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
