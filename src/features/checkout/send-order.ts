import type { StoreApi } from 'zustand/vanilla'
import { bodyOf, isApiError, type ApiClient, type ApiError, type ApiErrorCode } from '#api/client.ts'
import { paymentLimit } from '#api/long-calls.ts'
import type { OrderCreated, OrderIssue, OrderPayload, PaymentUrlRequest } from '#generated/models.ts'
import type { AskedOrder, Attempt } from '#session/attempt.ts'

export type Sent =
  /** `earlier`: not this order was created but that one, which was sent before with an unknown outcome. */
  | { kind: 'created'; order: OrderCreated; earlier?: AskedOrder }
  | { kind: 'refused'; issues: readonly OrderIssue[] }
  | { kind: 'failed'; code: ApiErrorCode }
  /** The order is being sent already: this press does nothing. */
  | { kind: 'busy' }

interface SendDeps {
  client: ApiClient
  attempt: Attempt
  /** Whether an order of this page is being sent. */
  page: Pick<StoreApi<{ sending: boolean }>, 'getState' | 'setState'>
  /** Token of a partner's user, whose benefit the server checks again. */
  partnerToken?: string
}

/**
 * Sends an order. The same order has the same idempotency key, also after a failure or a reload, so that it is created
 * once; during a send a second call does nothing. An order that was changed while the outcome of the previous one is
 * unknown keeps its key: the server accepts only one of the two. If it accepted the previous one and its card was
 * refused, the changed one replaces it. The key stays until the page has opened the order and calls `finish`: a reload
 * before that finds the order instead of creating a second one.
 * @source diner spec §4 "Order placement"; requirements ORDER-03, ORDER-04
 */
export async function sendOrder(deps: SendDeps, payload: OrderPayload): Promise<Sent> {
  const { page } = deps
  const { keyFor, sentBefore, isOpen, finish } = deps.attempt
  if (page.getState().sending) return { kind: 'busy' }
  page.setState({ sending: true })
  try {
    const isFirst = !isOpen()
    const key = keyFor(payload)
    const sent = await post(deps, { key, isFirst }, payload)
    if (sent.kind !== 'failed' || sent.code !== 'IDEMPOTENCY_CONFLICT') return sent
    // The key belongs to another order: one of those sent before was created after all.
    for (const earlier of sentBefore(payload)) {
      const found = await post(deps, { key, isFirst: false }, earlier)
      if (found.kind === 'created') return { ...found, earlier }
      if (isUnpaid(found)) {
        finish()
        return await post(deps, { key: keyFor(payload), isFirst: true }, payload)
      }
      if (found.kind !== 'failed' || found.code !== 'IDEMPOTENCY_CONFLICT') return found
    }
    finish()
    return sent
  } finally {
    page.setState({ sending: false })
  }
}

interface Try {
  key: string
  /** No order with an unknown outcome was sent under this key. */
  isFirst: boolean
}

async function post(
  { client, attempt, partnerToken }: SendDeps,
  { key, isFirst }: Try,
  payload: OrderPayload,
): Promise<Exclude<Sent, { kind: 'busy' }>> {
  try {
    const header = { 'Idempotency-Key': key }
    const headers = partnerToken === undefined ? undefined : { Authorization: `Bearer ${partnerToken}` }
    const order = await bodyOf(
      client.POST('/api/order', { params: { header }, headers, body: payload, signal: paymentLimit() }),
    )
    return { kind: 'created', order }
  } catch (error) {
    if (!isApiError(error)) throw error
    if (ANSWERED.includes(error.code) || (isFirst && isTurnedAway(error))) attempt.settle()
    if (error.issues.length > 0) return { kind: 'refused', issues: error.issues }
    return { kind: 'failed', code: error.code }
  }
}

/** Whether the order was created but its card took no money: the device's next order ends it. @source decision 42 */
export const isUnpaid = (sent: Sent): boolean =>
  sent.kind === 'failed' && (sent.code === 'PAYMENT_REFUSED' || sent.code === 'PROVIDER_FAILED')

/** Codes the server returns after looking for an order under the key: there is none, or it is not paid. */
const ANSWERED: readonly ApiErrorCode[] = [
  'ORDER_REFUSED',
  'PAYMENT_REFUSED',
  'PROVIDER_FAILED',
  'BRANCH_CONTACT_NOT_FOUND',
  'BRANCH_CONTACT_BLOCKED',
]

/** Whether this attempt created no order. It says nothing about earlier attempts; nor does a conflict. */
const isTurnedAway = ({ code, status }: ApiError): boolean =>
  code !== 'UNREADABLE' && code !== 'IDEMPOTENCY_CONFLICT' && status >= 400 && status < 500

/**
 * The payment link of an order.
 * @returns undefined when there is no link: the order continues with its text only
 * @source diner spec §8 "Payment-link call fails", requirements ORDER-05
 */
export async function paymentLink(client: ApiClient, body: PaymentUrlRequest): Promise<string | undefined> {
  const answer = bodyOf(client.POST('/api/paymenturl', { body, signal: paymentLimit() }))
  return answer.then(
    ({ url }) => url,
    () => undefined,
  )
}
