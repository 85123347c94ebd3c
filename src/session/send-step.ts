import { isApiError } from '#api/api-error.ts'
import type { ApiError } from '#api/api-error.ts'
import type { RiderCalls } from '#api/rider-calls.ts'
import type { RiderStep } from '#domain/shipments/steps.ts'
import type { SendOutcome } from './step-queue.ts'

/**
 * Sends one step and judges the answer: what our server says no to is refused, everything else may still arrive. Not
 * every answer is ours: what a network's own sign-in page answers is none. A shift that is over says nothing about the
 * step: it waits for the next one.
 */
export async function sendStep({ send }: Pick<RiderCalls, 'send'>, step: RiderStep): Promise<SendOutcome> {
  try {
    return { kind: 'sent', after: await send(step) }
  } catch (error) {
    if (isApiError(error) && error.code === 'UNAUTHENTICATED') return { kind: 'denied' }
    return isApiError(error) && isRefusal(error, step)
      ? { kind: 'refused', code: error.code }
      : { kind: 'failed' }
  }
}

/** Too many keys stay too many: without tries left, only a reason closes the delivery. */
const isRefusal = ({ status, code }: ApiError, { kind }: RiderStep): boolean =>
  code !== 'UNREADABLE' &&
  status >= 400 &&
  status < 500 &&
  status !== 408 &&
  (status !== 429 || kind === 'key')
