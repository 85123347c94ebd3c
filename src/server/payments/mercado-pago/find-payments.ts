import { MercadoPagoError, Payment, type MercadoPagoConfig } from 'mercadopago'

import type { FoundPayment, KnownAttempt, PaymentState } from '../contract.ts'
import { detailOf } from './faults.ts'
import { isChallenged, stateOf } from './wire.ts'

/** The library mutates the configuration with each call's options: each call needs its own. */
export type NewConfig = () => MercadoPagoConfig

export const BROKEN_ANSWER = 'broken-answer'
/** The id of a payment is a number; that of a preference is not. */
export const PAYMENT_ID = /^\d{1,20}$/
const NOT_FOUND = 404
/** @source assumed: the vendor lists 30 unless asked for more */
const PAGE_SIZE = 50
/** A link with more payments needs a person. */
const MOST_PAGES = 10

type Found = NonNullable<Parameters<typeof stateOf>[0]>

/**
 * All payments of an attempt. A link can be paid more than once, with failed tries between. The vendor's search lags by
 * minutes or hours: a payment with a known id is read by that id.
 */
export async function findPayments(newConfig: NewConfig, attempt: KnownAttempt): Promise<FoundPayment> {
  const { id, reference = '' } = attempt
  const unavailable = (detail: string) => ({ kind: 'unavailable', detail }) as const
  try {
    const known = PAYMENT_ID.test(reference) ? await readPayment(newConfig, reference) : undefined
    const listed = await searchAll(newConfig, id)
    if (typeof listed === 'string') return unavailable(listed)
    const isKnown = known?.external_reference === id
    const others = await withChallenges(
      newConfig,
      listed.filter((one) => !isKnown || String(one.id) !== reference),
    )
    const all = isKnown ? [known, ...others] : others
    const states = all.map(stateOf).filter((state) => state !== undefined)
    if (states.length < all.length) return unavailable(BROKEN_ANSWER)
    return chosen(states, reference)
  } catch (error) {
    return unavailable(detailOf(error))
  }
}

/** The search omits the bank's challenge: a payment that waits for one is read in full. */
const withChallenges = (newConfig: NewConfig, listed: readonly Found[]): Promise<Found[]> =>
  Promise.all(
    listed.map(async (one) =>
      isChallenged(one) ? ((await readPayment(newConfig, String(one.id))) ?? one) : one,
    ),
  )

/** @returns undefined for a payment that the account does not have */
async function readPayment(newConfig: NewConfig, id: string): Promise<Found | undefined> {
  try {
    return await new Payment(newConfig()).get({ id })
  } catch (error) {
    if (error instanceof MercadoPagoError && error.status === NOT_FOUND) return undefined
    throw error
  }
}

/** @returns every payment under our id, the oldest first; or the reason of the failure */
async function searchAll(newConfig: NewConfig, id: string): Promise<Found[] | string> {
  const found: Found[] = []
  for (let page = 0; page < MOST_PAGES; page++) {
    const options = {
      external_reference: id,
      sort: 'date_created',
      criteria: 'asc',
      limit: PAGE_SIZE,
      offset: found.length,
    } as const
    const { results, paging } = await new Payment(newConfig()).search({ options })
    if (results === undefined) return BROKEN_ANSWER
    found.push(...results)
    if (results.length === 0 || found.length >= (paging?.total ?? 0)) return found
  }
  return 'too-many'
}

const tookMoney = ({ status }: PaymentState): boolean => status === 'approved' || status === 'charged-back'
const holdsMoney = ({ status, amount, refunded = 0 }: PaymentState): boolean =>
  status === 'approved' && refunded < amount

/** The payment already known, or the first that still has its money; then one that may still succeed. */
function chosen(states: readonly PaymentState[], reference: string): FoundPayment {
  const state =
    states.find((one) => one.reference === reference && tookMoney(one)) ??
    states.find(holdsMoney) ??
    states.find(tookMoney) ??
    states.find(({ status }) => status === 'pending') ??
    states.at(-1)
  if (state === undefined) return { kind: 'none' }
  const others = states.filter((one) => one !== state && tookMoney(one))
  return others.length === 0 ? { kind: 'found', state } : { kind: 'found', state, others }
}
