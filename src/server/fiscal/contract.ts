import type { ReceiptContent } from '#domain/receipt/receipt.ts'
import type { ReceiptKind } from '#generated/models.ts'

/** A receipt that has its number, for an authority to register. */
export type ReceiptToRegister = {
  /** ours: the same one is registered once, however often it is asked for */
  id: string
  /** alias of the store that issues it */
  branchContact: string
  kind: ReceiptKind
  series: string
  number: number
  issuedAt: Date
  content: ReceiptContent
  /** ends the call; what is not known by then stays unknown */
  signal: AbortSignal
}

/**
 * What came of a registration. `refused`: it will not be registered as it is; `unknown`: nobody knows whether it was, so
 * it is asked for again under the same id.
 */
export type Registration =
  | { kind: 'registered'; authorization: string; url?: string }
  | { kind: 'refused' | 'unknown'; detail: string }

/**
 * Who issues receipts: one per server, which one decides `server/fiscal/provider.ts`. Numbers are always given by us, in the
 * transaction that writes the receipt.
 * @source design §1 "Every third party is a port"; issue 15 part 10 "numbered receipt as a port"
 */
export type FiscalProvider = {
  /** the folder's name, kept with each receipt */
  readonly id: string
  /** Has an authority register a receipt; left out where receipts are none of the authority's, and say so. */
  register?(receipt: ReceiptToRegister): Promise<Registration>
}
