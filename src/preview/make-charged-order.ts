import { setTimeout as wait } from 'node:timers/promises'

import type { RefundStatus } from '#generated/models.ts'
import type { Brand } from '#scenarios/brand.ts'
import type { Need } from '#scenarios/state.ts'
import type { Call } from './call.ts'
import { makeOrder, moveOrder, newKey, OPERATOR, readOrder, type Ordered } from './make-order.ts'
import { cardToken } from './sandbox-card.ts'

/** What happens to a card payment. */
export type ChargeState = Extract<Need, 'charged' | 'refunding' | 'refund-failed'>

/** The card holder name by which the sandbox decides, and the final status of its refund. */
const CARDS: Readonly<Record<ChargeState, { holder: string; ends?: RefundStatus }>> = {
  charged: { holder: 'APRO' },
  refunding: { holder: 'LENT', ends: 'SENT' },
  'refund-failed': { holder: 'RECH', ends: 'FAILED' },
}

/** The server's worker polls for jobs a few times a second. */
const LOOK_MS = 50
const LOOKS = 200

/** An order paid by card: still in the kitchen, or delivered and partly being refunded. */
export async function makeChargedOrder(call: Call, brand: Brand, state: ChargeState): Promise<Ordered> {
  const { holder, ends } = CARDS[state]
  const made = await makeOrder(call, brand, {
    isPaidLike: ({ byCard }) => byCard,
    cardToken: (publicKey) => cardToken(call, publicKey, holder),
  })
  const { orderCode: code } = made
  await moveOrder(call, code, 'ACCEPTED')
  if (ends === undefined) return made
  for (const status of ['READY', 'DELIVERED'] as const) await moveOrder(call, code, status)
  const { money } = await readOrder(call, code)
  await call('POST', `/api/admin/orders/${code}/refunds`, {
    body: { amount: Math.ceil(money.refundable / 2), reason: 'Faltó una bebida' },
    headers: { ...OPERATOR, 'idempotency-key': newKey() },
  })
  for (let look = 0; look < LOOKS; look += 1) {
    const { refunds } = (await readOrder(call, code)).money
    if (refunds.some(({ status }) => status === ends)) return made
    await wait(LOOK_MS)
  }
  throw new Error(`The refund of ${code} did not come to ${ends}`)
}
