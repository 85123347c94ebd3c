import sdk from 'transbank-sdk/dist/es5/index.js'

import { MINUTE_MS } from '#domain/time/lengths.ts'

import { accountIn, takesPayments, type Accounts } from '../accounts.ts'
import type { FoundPayment, KnownAttempt, PaymentProvider } from '../contract.ts'
import type { TransbankAccount } from './accounts.ts'
import { detailOf, isRefusal } from './faults.ts'
import { refundTransaction } from './refund-transaction.ts'
import { readTransbankSettlement } from './settlement-file.ts'
import { buyOrderOf, isCreated, isTransaction, stateOf, toPesos, TRANSBANK } from './wire.ts'

/** Per call; the caller's own timeout is longer. @source assumed: a diner waits */
const TIMEOUT_MS = 8_000
/** A link can be opened for 5 minutes, and its page closes 10 minutes later. @source the vendor's guide */
const LINK_LIVES_MS = 15 * MINUTE_MS

/** Webpay Plus through the official library: the bank's page, whose result counts only once our server confirms it. */
export function transbankPayments(accounts: Accounts<TransbankAccount>, api: string): PaymentProvider {
  const transactions = (publicKey: string) => {
    const account = accountIn(accounts, publicKey)
    if (account === undefined) throw new Error('A payment for an account that is not configured')
    return new sdk.WebpayPlus.Transaction(new sdk.Options(publicKey, account.apiKey, api, TIMEOUT_MS))
  }

  /** Parses a transaction, which must be the requested one. */
  const read = (answer: unknown, { id, reference = '', isConfirmed = false }: KnownAttempt): FoundPayment => {
    if (!isTransaction(answer)) return { kind: 'unavailable', detail: 'broken-answer' }
    if (answer.buy_order !== buyOrderOf(id) || answer.session_id !== id) return { kind: 'none' }
    return { kind: 'found', state: stateOf(answer, reference, isConfirmed) }
  }

  const statusOf = async (attempt: KnownAttempt): Promise<FoundPayment> => {
    const { publicKey, reference } = attempt
    if (reference === undefined) return { kind: 'none' }
    try {
      return read(await transactions(publicKey).status(reference), attempt)
    } catch (error) {
      return { kind: 'unavailable', detail: detailOf(error) }
    }
  }

  /** Confirms a transaction. @param isAgreed - whether the bank has just approved it */
  const commit = async (known: KnownAttempt, isAgreed = false): Promise<FoundPayment> => {
    const attempt = { ...known, isConfirmed: true }
    const { publicKey, reference } = attempt
    if (reference === undefined) return { kind: 'none' }
    try {
      return read(await transactions(publicKey).commit(reference), attempt)
    } catch (error) {
      // the bank refuses a repeated confirmation, and one after a reversal: the status tells which
      if (isRefusal(error)) return statusOf(attempt)
      const unknown = { kind: 'unavailable', detail: detailOf(error) } as const
      if (isAgreed) return unknown
      // the call or its answer was lost: an approved transaction is confirmed once more
      const found = await statusOf(attempt)
      if (found.kind !== 'found' || found.state.status === 'declined') return found
      return found.state.status === 'approved' ? commit(attempt, true) : unknown
    }
  }

  return {
    id: TRANSBANK,
    linkLivesMs: LINK_LIVES_MS,
    serves: (publicKey) => takesPayments(accounts, publicKey),
    knows: (publicKey) => accountIn(accounts, publicKey) !== undefined,

    // cards are entered on its own page
    charge: () => Promise.resolve({ kind: 'nothing-taken', detail: 'no-card-fields' }),

    async createLink({ id, publicKey, callbackUrl, ...money }) {
      const pesos = toPesos(money)
      if (pesos === undefined) return { kind: 'unavailable', detail: `no whole pesos of ${money.currency}` }
      try {
        const made: unknown = await transactions(publicKey).create(buyOrderOf(id), id, pesos, callbackUrl)
        if (!isCreated(made)) return { kind: 'unavailable', detail: 'no link in the answer' }
        const url = new URL(made.url)
        url.searchParams.set('token_ws', made.token)
        return { kind: 'created', url: url.href, reference: made.token }
      } catch (error) {
        return { kind: 'unavailable', detail: detailOf(error) }
      }
    },

    async find(attempt) {
      const found = await statusOf(attempt)
      if (found.kind !== 'found' || found.state.status === 'declined') return found
      // the bank takes nothing before we confirm, whatever its status
      if (attempt.isConfirmed !== true) return { kind: 'found', state: { ...found.state, status: 'open' } }
      // approval does not show whether our confirmation arrived, so we confirm again; after a refund that is
      // unnecessary
      const isAgreed = found.state.status === 'approved' && found.state.refunded === undefined
      return isAgreed ? commit(attempt, true) : found
    },

    confirm: (attempt) => commit(attempt),

    refund: (request) => refundTransaction(transactions(request.publicKey), request),

    // its only notification is the diner's return
    readNotice: () => Promise.resolve({ kind: 'none' }),
    numberOf: buyOrderOf,
    readSettlement: readTransbankSettlement,
    browserSources: () => ({ script: [], frame: [], connect: [] }),
  }
}
