import { isApiError } from '#api/api-error.ts'
import type { ApiErrorCode } from '#api/api-error.ts'
import { bodyOf } from '#api/client.ts'
import type { ApiClient } from '#api/client.ts'
import type { OrderCreated, OrderIssue, OrderPayload, PaymentUrlRequest } from '#generated/models.ts'
import type { AttemptStore } from '#session/attempt-store.ts'

/** Longer than any kitchen's network stutters; after it the diner may try again with the same key. */
const TIMEOUT_MS = 30_000

export type Sent =
  | { kind: 'created'; order: OrderCreated }
  | { kind: 'refused'; issues: readonly OrderIssue[] }
  | { kind: 'failed'; code: ApiErrorCode }
  /** The order is on its way already: this press does nothing. */
  | { kind: 'busy' }

interface SendDeps {
  client: ApiClient
  attempt: AttemptStore
  /** Of an external partner's user, whose benefit the server asks for again. */
  partnerToken?: string
}

/**
 * Sends an order. The same payload is sent under the same key, also after a failure or a reload, so that it is
 * created once; while it is under way a second call does nothing.
 *
 * @source diner spec §4 "Order placement"; requirements ORDER-03, ORDER-04
 */
export async function sendOrder(
  { client, attempt, partnerToken }: SendDeps,
  payload: OrderPayload,
): Promise<Sent> {
  const { sending, setSending, keyFor, finish } = attempt.getState()
  if (sending) return { kind: 'busy' }
  setSending(true)
  try {
    const header = { 'Idempotency-Key': keyFor(payload) }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const headers = partnerToken === undefined ? undefined : { Authorization: `Bearer ${partnerToken}` }
    const order = await bodyOf(
      client.POST('/api/order', { params: { header }, headers, body: payload, signal }),
    )
    finish()
    return { kind: 'created', order }
  } catch (error) {
    if (!isApiError(error)) throw error
    // The key was used for something else: the next attempt needs one of its own.
    if (error.code === 'IDEMPOTENCY_CONFLICT') finish()
    if (error.issues.length > 0) return { kind: 'refused', issues: error.issues }
    return { kind: 'failed', code: error.code }
  } finally {
    setSending(false)
  }
}

/**
 * Where an order is paid.
 *
 * @returns undefined when there is no link: the order goes on with its text only
 * @source diner spec §8 "Payment-link call fails", requirements ORDER-05
 */
export async function paymentLink(client: ApiClient, body: PaymentUrlRequest): Promise<string | undefined> {
  const answer = bodyOf(client.POST('/api/paymenturl', { body, signal: AbortSignal.timeout(TIMEOUT_MS) }))
  return answer.then(
    ({ url }) => url,
    () => undefined,
  )
}
