import type { ReceiptContent } from '#domain/receipt/receipt.ts'
import type { ReceiptKind } from '#generated/models.ts'

/** A numbered receipt for an authority to register. */
export type ReceiptToRegister = {
  /** our id: registration is idempotent by it */
  id: string
  /** alias of the store that issues it */
  branchContact: string
  kind: ReceiptKind
  series: string
  number: number
  issuedAt: Date
  content: ReceiptContent
  /** aborts the call; a result not known by then stays unknown */
  signal: AbortSignal
}

/**
 * The result of a registration. `refused`: it cannot be registered as it is; `unknown`: it may not have arrived, so it
 * is requested again under the same id.
 */
export type Registration =
  | { kind: 'registered'; authorization: string; url?: string }
  | { kind: 'refused' | 'unknown'; detail: string }

/**
 * Registers receipts. One provider per server, chosen in `server/fiscal/provider.ts`. Numbers are always assigned by
 * us, in the transaction that writes the receipt.
 * @source design §1 "Every third party is a port"; issue 15 part 10 "numbered receipt as a port"
 */
export type FiscalProvider = {
  /** name of its folder, stored with each receipt */
  readonly id: string
  /** Registers a receipt with an authority; absent for receipts that are not fiscal, which say so. */
  register?(receipt: ReceiptToRegister): Promise<Registration>
}
