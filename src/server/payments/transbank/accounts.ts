import { ownSchemas } from '../../contract/own-schemas.ts'
import { StartupError } from '../../startup-error.ts'
import type { Account } from '../accounts.ts'

/** @source the vendor's guide: its integration environment is another host */
export const TRANSBANK_API = 'https://webpay3g.transbank.cl'

/** Secret keys by commerce code, the name under which a tenant's payment types ask for an account. */
export type TransbankAccounts = Readonly<Record<string, Account & { apiKey: string }>>

const isAccounts = ownSchemas().compile<TransbankAccounts>({
  type: 'object',
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    required: ['apiKey'],
    properties: {
      apiKey: { type: 'string', minLength: 8, maxLength: 500 },
      retired: { type: 'boolean' },
    },
  },
})

/**
 * Reads the accounts of the environment: JSON, a secret key by its commerce code.
 * @errors {@link StartupError} BAD_CONFIGURATION that says what is wrong and never what was found
 */
export function readTransbankAccounts(text: string | undefined): TransbankAccounts {
  if (text === undefined) return {}
  const refuse = (reason: string) =>
    new StartupError('BAD_CONFIGURATION', `TRANSBANK_ACCOUNTS: ${reason}. See docs/payments.md.`)
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw refuse('is not valid JSON')
  }
  if (isAccounts(parsed)) return parsed
  throw refuse(`an account ${isAccounts.errors?.[0]?.message ?? 'is wrong'}`)
}
