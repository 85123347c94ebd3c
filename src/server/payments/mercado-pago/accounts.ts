import { ownSchemas } from '../../contract/own-schemas.ts'
import { StartupError } from '../../startup-error.ts'
import type { Account } from '../accounts.ts'

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

/** By public key, the name under which a tenant's payment types ask for an account. */
export type MercadoPagoAccounts = Readonly<Record<string, MercadoPagoAccount>>

const SECRET = { type: 'string', minLength: 8, maxLength: 500 }

const isAccounts = ownSchemas().compile<MercadoPagoAccounts>({
  type: 'object',
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    required: ['accessToken', 'webhookSecret', 'payerEmail'],
    properties: {
      accessToken: SECRET,
      webhookSecret: SECRET,
      oldWebhookSecrets: { type: 'array', items: SECRET, maxItems: 5 },
      payerEmail: { type: 'string', pattern: '^[^@\\s]+@[^@\\s]+$', maxLength: 99 },
      retired: { type: 'boolean' },
      test: { type: 'boolean' },
    },
  },
})

/**
 * Reads the accounts of the environment: JSON, an account by its public key.
 * @errors {@link StartupError} BAD_CONFIGURATION that says what is wrong and never what was found
 */
export function readAccounts(text: string | undefined): MercadoPagoAccounts {
  if (text === undefined) return {}
  const refuse = (reason: string) =>
    new StartupError('BAD_CONFIGURATION', `MERCADO_PAGO_ACCOUNTS: ${reason}. See docs/payments.md.`)
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw refuse('is not valid JSON')
  }
  if (isAccounts(parsed)) return parsed
  const [error] = isAccounts.errors ?? []
  const place = error?.instancePath.split('/').slice(2).join('.') ?? ''
  throw refuse(`${place === '' ? 'an account' : place} ${error?.message ?? 'is wrong'}`)
}
