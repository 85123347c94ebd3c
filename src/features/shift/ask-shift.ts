import type { ApiClient } from '#api/client.ts'
import type { ShiftOutcome } from '#domain/shift/shift-flow.ts'
import type { Rider } from '#generated/models.ts'

/** Why a call of the page failed. */
export type ShiftRefusal =
  | { reason: 'phone-invalid' | 'code-wrong' | 'carrying' | 'failed' }
  /** @units minutes, at least 1 */
  | { reason: 'locked'; minutes: number }

export type ShiftAnswer =
  | { outcome: Exclude<ShiftOutcome, 'not-found'>; rider: Rider }
  | { outcome: 'not-found' }
  | { outcome: 'refused'; refusal: ShiftRefusal }

/** A rider after starting or ending the shift. */
export type ShiftChange = { rider: Pick<Rider, 'id'>; active: boolean; securityCode: string }

export type NewRider = { name: string; phone: string; securityCode: string }

interface Answer {
  data?: Rider
  response: Response
}

/** The page's calls for one store; none of them rejects. */
export function shiftCalls(client: ApiClient, branchContactId: string) {
  const riderUser = { branchContact: { id: branchContactId } }
  return {
    find: (phone: string) =>
      read('phone-invalid', () =>
        client.GET('/api/rider/bc/phone', { params: { query: { branchContactId, phone } } }),
      ),
    register: (rider: NewRider) =>
      read('code-wrong', () =>
        client.POST('/api/rider/createwithcode', {
          body: { ...rider, active: true, riderUser },
        }),
      ),
    change: ({ rider: { id }, active, securityCode }: ShiftChange) =>
      read('code-wrong', async () => {
        const answer = await client.PUT('/api/rider/{id}/updatewithcode', {
          params: { path: { id } },
          body: { id, active, securityCode, riderUser },
        })
        // for the look-up, 'not found' means that the rider must register
        return answer.response.status === 404 ? undefined : answer
      }),
  }
}

const MINUTE_SECONDS = 60

async function read(
  badRequest: 'phone-invalid' | 'code-wrong',
  call: () => Promise<Answer | undefined>,
): Promise<ShiftAnswer> {
  // a network failure or an unreadable answer
  const answer = await call().catch(() => undefined)
  const rider = answer?.data
  if (rider) return { outcome: rider.active ? 'active' : 'inactive', rider }
  switch (answer?.response.status) {
    case 404:
      return { outcome: 'not-found' }
    case 400:
      return refused({ reason: badRequest })
    case 409:
      return refused({ reason: 'carrying' })
    case 429: {
      const seconds = Number(answer?.response.headers.get('retry-after'))
      return refused({ reason: 'locked', minutes: Math.max(1, Math.ceil(seconds / MINUTE_SECONDS) || 1) })
    }
    default:
      return refused({ reason: 'failed' })
  }
}

const refused = (refusal: ShiftRefusal): ShiftAnswer => ({ outcome: 'refused', refusal })
