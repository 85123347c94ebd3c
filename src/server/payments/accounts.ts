/** What every account of a provider may say of itself. */
export type Account = {
  /**
   * Takes no new payments, and still answers for those that began under it: look-ups, notices, refunds.
   *
   * @source issue 15 part 8 "old accounts still answer for open payments"
   */
  retired?: boolean
}

/** The account of a public key, retired or not; a payment names the one under which it began. */
export const accountIn = <A extends Account>(
  accounts: Readonly<Record<string, A>>,
  publicKey: string,
): A | undefined => (Object.hasOwn(accounts, publicKey) ? accounts[publicKey] : undefined)

/** Whether new payments may begin under a public key. */
export function takesPayments(accounts: Readonly<Record<string, Account>>, publicKey: string): boolean {
  const account = accountIn(accounts, publicKey)
  return account !== undefined && account.retired !== true
}
