import { parsedJson } from '#domain/documents/parsed-json.ts'

import { ownSchemas } from '../contract/own-schemas.ts'
import { StartupError } from '../startup-error.ts'

/** Properties that accounts of every provider share. */
export type Account = {
  /**
   * The account takes no new payments, but still serves those it began: look-ups, notices, refunds.
   * @source issue 15 part 8 "old accounts still answer for open payments"
   */
  retired?: boolean
}

/** Accounts by the name that payment types of a tenant refer to: a public key, a commerce code. */
export type Accounts<A extends Account> = Readonly<Record<string, A>>

/**
 * Creates a reader for the accounts of one provider in an environment variable: JSON, accounts by name.
 * @param variable - name of the environment variable
 * @param required - names of properties
 * @param properties - JSON Schema of an account's own properties, beside those of {@link Account}
 * @errors {@link StartupError} BAD_CONFIGURATION, which names the fault but never the value found
 */
export function accountsReader<A extends Account>(
  variable: string,
  required: readonly (string & keyof A)[],
  properties: Readonly<Record<string, object>>,
): (text: string | undefined) => Accounts<A> {
  const isAccounts = ownSchemas().compile<Accounts<A>>({
    type: 'object',
    additionalProperties: {
      type: 'object',
      additionalProperties: false,
      required,
      properties: { ...properties, retired: { type: 'boolean' } },
    },
  })
  const refuse = (reason: string) =>
    new StartupError('BAD_CONFIGURATION', `${variable}: ${reason}. See docs/payments.md.`)
  return (text) => {
    if (text === undefined) return {}
    const parsed = parsedJson(text)
    if (parsed === undefined) throw refuse('is not valid JSON')
    if (isAccounts(parsed)) return parsed
    const [error] = isAccounts.errors ?? []
    const place = error?.instancePath.split('/').slice(2).join('.') ?? ''
    throw refuse(`${place === '' ? 'an account' : place} ${error?.message ?? 'is wrong'}`)
  }
}

/** JSON Schema of a key or a secret of an account. */
export const SECRET = { type: 'string', minLength: 8, maxLength: 500 }

/** The account of a public key, retired or not; a payment stores the key under which it began. */
export const accountIn = <A extends Account>(accounts: Accounts<A>, publicKey: string): A | undefined =>
  Object.hasOwn(accounts, publicKey) ? accounts[publicKey] : undefined

/** Whether new payments may begin under a public key. */
export function takesPayments(accounts: Accounts<Account>, publicKey: string): boolean {
  const account = accountIn(accounts, publicKey)
  return account !== undefined && account.retired !== true
}
