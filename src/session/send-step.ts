import { isApiError } from '#api/client.ts'
import type { RiderCalls } from '#api/rider-calls.ts'
import type { RiderStep } from '#domain/shipments/steps.ts'
import type { Trip } from '#domain/shipments/trip.ts'
import type { ErrorCode } from '#generated/errors.ts'

/** What became of a step that was sent. */
export type SendOutcome =
  /** taken, now or before; with what the answer tells of the trip */
  | { kind: 'sent'; after?: Trip }
  | { kind: 'refused'; code: ErrorCode }
  /** the shift is over: the step waits for the next one */
  | { kind: 'denied' }
  /** nobody knows: it is sent again under the same key */
  | { kind: 'failed' }

/**
 * Sends one step and judges the answer: what our server says no to is refused, everything else may still arrive. Not
 * every answer is ours: what a network's own sign-in page answers is none. A shift that is over says nothing about the
 * step: it waits for the next one.
 */
export async function sendStep({ send }: Pick<RiderCalls, 'send'>, step: RiderStep): Promise<SendOutcome> {
  try {
    return { kind: 'sent', after: await send(step) }
  } catch (error) {
    if (!isApiError(error)) return { kind: 'failed' }
    const { code, status } = error
    if (code === 'UNAUTHENTICATED') return { kind: 'denied' }
    if (code === 'NETWORK' || code === 'UNREADABLE' || !isRefusal(status, step)) return { kind: 'failed' }
    return { kind: 'refused', code }
  }
}

/** Too many keys stay too many: without tries left, only a reason closes the delivery. */
const isRefusal = (status: number, { kind }: RiderStep): boolean =>
  status >= 400 && status < 500 && status !== 408 && (status !== 429 || kind === 'key')
