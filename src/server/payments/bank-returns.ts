import type { FieldError } from '../contract/validators.ts'

/**
 * How a payment came back from its bank. `made`: the bank agreed or refused; `given-up`: by the diner; `too-late`: its
 * page had closed; `broken`: the form was recovered after a fault.
 * @source design §5 "Webpay": all four returns
 */
export type ReturnShape = 'made' | 'given-up' | 'too-late' | 'broken'

/**
 * A diner who comes back from a bank, with the payment that it is about: by the bank's own id of it, or by ours.
 * @source design §5 "Webpay"
 */
export type BankReturn = { shape: ReturnShape } & ({ reference: string } | { attemptId: string })

/** What a bank sends with a diner, by its own names. @source assumed: a query or a form */
type ReturnFields = Readonly<Record<string, string>>

/**
 * How a provider's page leads back to our server, which then confirms the payment.
 * @source design §5 "Webpay"
 */
export type BankReturns = {
  /** every name that the bank sends; others are refused */
  readonly fields: readonly string[]
  /** Reads them. @returns undefined for what is no return */
  read(fields: ReturnFields): BankReturn | undefined
}

/** What the page of an order sends for whichever bank, when the bank's own return was not heard. */
const OF_OUR_PAGE = 'token_ws'

type ReadReturn = { ok: true; back: BankReturn | undefined } | { ok: false; errors: FieldError[] }

/**
 * Reads what came with a diner from a bank, by the names of its provider.
 * @param returns - of the provider; undefined for one that does not lead back to our server
 * @param sent - query or form
 * @param at - where that stands in the request
 * @errors not ok for names that the provider does not know
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
