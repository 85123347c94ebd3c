import type { InstallmentKind, PaymentKind } from '#generated/models.ts'

/** Meaning of a provider's own term for a payment. */
type Word = { kind: PaymentKind; installments?: InstallmentKind }

/**
 * The terms of all providers; no two use the same one for different things.
 * @source Transbank's reference "payment_type_code"; Mercado Pago's "payment_type_id"
 */
const WORDS: ReadonlyMap<string, Word> = new Map<string, Word>([
  ['VD', { kind: 'DEBIT', installments: 'NONE' }],
  ['VP', { kind: 'PREPAID', installments: 'NONE' }],
  ['VN', { kind: 'CREDIT', installments: 'NONE' }],
  ['VC', { kind: 'CREDIT', installments: 'PLAIN' }],
  ['SI', { kind: 'CREDIT', installments: 'INTEREST_FREE' }],
  ['S2', { kind: 'CREDIT', installments: 'INTEREST_FREE' }],
  ['NC', { kind: 'CREDIT', installments: 'INTEREST_FREE' }],
  ['credit_card', { kind: 'CREDIT' }],
  ['debit_card', { kind: 'DEBIT' }],
  ['prepaid_card', { kind: 'PREPAID' }],
  ['account_money', { kind: 'ACCOUNT' }],
  ['bank_transfer', { kind: 'TRANSFER' }],
  ['ticket', { kind: 'TICKET' }],
  ['atm', { kind: 'TICKET' }],
])

/** The fields of a ledger payment that say how it was made. */
export type PaidWithWords = { type: string | null; installments: number | null }

/**
 * Payment type and instalments of a payment.
 * @returns without what its provider did not report
 * @source issue 15 part 9 "type, instalments"
 */
export function paidWithOf({ type, installments }: PaidWithWords): {
  kind?: PaymentKind
  installmentKind?: InstallmentKind
} {
  const word = WORDS.get(type ?? '')
  const counted = installments === null ? undefined : installments > 1 ? 'PLAIN' : 'NONE'
  return { kind: word?.kind, installmentKind: word?.installments ?? counted }
}
