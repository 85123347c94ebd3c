import type { FieldError } from '../contract/validators.ts'

/**
 * How a diner came back from the bank. `made`: the bank approved or declined; `given-up`: the diner cancelled;
 * `too-late`: the page had timed out; `broken`: the form was recovered after an error.
 * @source design §5 "Webpay": all four returns
 */
export type ReturnShape = 'made' | 'given-up' | 'too-late' | 'broken'

/**
 * A diner's return from a bank and its payment, identified by the bank's id or by ours.
 * @source design §5 "Webpay"
 */
export type BankReturn = { shape: ReturnShape } & ({ reference: string } | { attemptId: string })

/** Fields that a bank sends with the diner. @source assumed: a query or a form */
type ReturnFields = Readonly<Record<string, string>>

/**
 * How a provider's page redirects back to our server, which then confirms the payment.
 * @source design §5 "Webpay"
 */
export type BankReturns = {
  /** all field names the bank sends; any other is refused */
  readonly fields: readonly string[]
  /** Parses the fields. @returns undefined if they are no return */
  read(fields: ReturnFields): BankReturn | undefined
}

/** Field sent by the order's page, for every bank, when the bank's own redirect did not arrive. */
const OF_OUR_PAGE = 'token_ws'

type ReadReturn = { ok: true; back: BankReturn | undefined } | { ok: false; errors: FieldError[] }

/**
 * Parses a diner's return from a bank by the field names of its provider.
 * @param returns - of the provider; undefined if it does not redirect to our server
 * @param sent - query or form
 * @param at - where the fields are in the request
 * @errors not ok for field names that the provider does not know
 */
export function readBankReturn(
  returns: BankReturns | undefined,
  sent: object,
  at: '/query' | '/body',
): ReadReturn {
  if (returns === undefined) return { ok: true, back: undefined }
  const entries = Object.entries(sent).map(([name, value]) => [name, String(value)] as const)
  const unknown = entries.filter(([name]) => name !== OF_OUR_PAGE && !returns.fields.includes(name))
  if (unknown.length > 0)
    return {
      ok: false,
      errors: unknown.map(([name]) => ({ path: `${at}/${name}`, message: 'is not known' })),
    }
  const fields = Object.fromEntries(entries)
  const token = fields[OF_OUR_PAGE]
  const ofOurPage = token === undefined ? undefined : ({ shape: 'made', reference: token } as const)
  return { ok: true, back: returns.read(fields) ?? ofOurPage }
}
