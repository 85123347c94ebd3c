import { expect } from 'vitest'

import type { Shipment, ShipmentStack, ShipmentStatus } from '#generated/models.ts'
import {
  type DeliveryModel,
  type ModelStack,
  type Parcel,
  type Sent,
  type Verdict,
  hasLeftUnheard,
  isDue,
  isHandedOver,
  isOver,
  isTrueAlready,
  judgeKey,
  judgeParcel,
  judgeStack,
  moveParcel,
  needsNoKey,
  shownTo,
  spelled,
  stackShownTo,
} from './delivery-model.ts'
import { addParcel, addStack, expectVerdict, riderOf, type DeliveryReal } from './delivery-real.ts'
import { newKey } from './order-payload.ts'

/** A rider wants a status of a shipment; the store and the model do the same. */
export async function askParcel(
  model: DeliveryModel,
  real: DeliveryReal,
  { rider, parcel, status: wanted }: { rider: string; parcel: Parcel; status: ShipmentStatus },
): Promise<Verdict> {
  const status = spelled(wanted, parcel)
  const verdict = judgeParcel(model, rider, parcel, status)
  const key = newKey()
  const answer = await riderOf(real, rider).move<Shipment>(parcel.id, wanted, key)
  expectVerdict(answer, verdict)
  model.sent.push({ kind: 'shipment', rider, parcel, status: wanted, key, isKept: verdict === 'DONE' })
  if (verdict !== 'DONE') return verdict
  const isThere = isTrueAlready(shownTo(rider, parcel), status, parcel.food)
  const isInStore = parcel.status === 'ON_ROUTE_TO_PICK_UP' || parcel.status === 'IN_STORE'
  if (!isThere) moveParcel(parcel, status, rider)
  expect(answer.body).toMatchObject({
    id: parcel.id,
    status: shownTo(rider, parcel),
    rider: { riderId: riderOf(real, rider).id },
  })
  if (isThere) return verdict
  if (status === 'DRIVER_CANCELED' && isInStore) await addParcel(real, parcel.order, 'LOOKING_FOR_DRIVER')
  return verdict
}

/** A rider wants a status of a stack; `taken`: what leaves the store with them, as far as they have heard. */
export async function askStack(
  model: DeliveryModel,
  real: DeliveryReal,
  { rider, stack, status, taken }: StackAsked,
): Promise<Verdict> {
  const unheard = stack.members.filter(
    (one) => one.rider === rider && taken?.includes(one) && hasLeftUnheard(one, status) && !isHandedOver(one),
  )
  const verdict = judgeStack(model, rider, stack, status, unheard)
  const key = newKey()
  const ids = taken?.map(({ id }) => id)
  const answer = await riderOf(real, rider).moveStack<ShipmentStack>(stack.id, status, key, ids)
  expectVerdict(answer, verdict)
  model.sent.push({ kind: 'stack', rider, stack, status, taken: ids, key, isKept: verdict === 'DONE' })
  if (verdict !== 'DONE') return verdict
  if (unheard.length === 0 && isTrueAlready(stackShownTo(rider, stack), status)) {
    expect(answer.body).toMatchObject({ id: stack.id, status: stackShownTo(rider, stack) })
    return verdict
  }
  const moving = stack.members.filter(
    (one) => unheard.includes(one) || (status === 'RETURNED' ? isDue(one) : !isOver(one)),
  )
  stack.rider = rider
  for (const member of moving) moveParcel(member, status, rider)
  expect(answer.body).toMatchObject({ id: stack.id, status: stackShownTo(rider, stack) })
  expect(new Map(answer.body.shipments.map((one) => [one.id, one.status]))).toEqual(
    new Map(stack.members.map((one) => [one.id, shownTo(rider, one)])),
  )
  if (status === 'DRIVER_CANCELED') await offerAgain(model, real, moving)
  return verdict
}

type StackAsked = { rider: string; stack: ModelStack; status: ShipmentStatus; taken?: readonly Parcel[] }

/** What was given up in the store looks for somebody else, together as it was. */
async function offerAgain(model: DeliveryModel, real: DeliveryReal, members: Parcel[]): Promise<void> {
  const fresh: Parcel[] = []
  for (const { order } of members) fresh.push(await addParcel(real, order, 'LOOKING_FOR_DRIVER'))
  const [first] = fresh
  if (first === undefined || fresh.length === 1) return
  const { stackId } = await real.made.shipmentOf(first.order.code)
  expect(stackId).not.toBeNull()
  addStack(model, stackId ?? '', fresh)
}

export type Told = 'right' | 'wrong' | 'reason'

/** A rider tells the key of a shipment, a wrong one, or why there is none. */
export async function tellKey(
  model: DeliveryModel,
  real: DeliveryReal,
  { rider, parcel, told }: { rider: string; parcel: Parcel; told: Told },
): Promise<Verdict> {
  const isReason = told === 'reason'
  const wrong = String((Number(parcel.key) + 1) % 10_000).padStart(4, '0')
  const body = isReason
    ? { withoutKeyReason: 'El timbre no anda' }
    : { key: told === 'right' ? parcel.key : wrong }
  const verdict = judgeKey(rider, parcel, { isReason, isRight: told === 'right' })
  const key = newKey()
  expectVerdict(await riderOf(real, rider).tellKey(parcel.id, body, key), verdict)
  const isKept = verdict === 'DONE' || verdict === 'SECURITY_CODE_WRONG'
  model.sent.push({ kind: 'key', rider, parcel, body, key, isKept })
  return verdict
}

/** Sends a step that was taken once more: it is answered with what has become of it, and changes nothing. */
export async function sendAgain(real: DeliveryReal, sent: Sent, isOtherBody: boolean): Promise<void> {
  const { move, moveStack, tellKey: tell } = riderOf(real, sent.rider)
  if (sent.kind === 'key') {
    const body = isOtherBody ? { withoutKeyReason: 'Lo recibió el encargado' } : sent.body
    const then: Verdict = needsNoKey(sent.parcel) ? 'DONE' : 'SECURITY_CODE_WRONG'
    expectVerdict(await tell(sent.parcel.id, body, sent.key), isOtherBody ? 'IDEMPOTENCY_CONFLICT' : then)
    return
  }
  const status = isOtherBody ? otherThan(sent.status) : sent.status
  const [answer, now] =
    sent.kind === 'stack'
      ? [
          await moveStack<{ status: string }>(sent.stack.id, status, sent.key, sent.taken),
          stackShownTo(sent.rider, sent.stack),
        ]
      : [await move<{ status: string }>(sent.parcel.id, status, sent.key), shownTo(sent.rider, sent.parcel)]
  expectVerdict(answer, isOtherBody ? 'IDEMPOTENCY_CONFLICT' : 'DONE')
  if (!isOtherBody) expect(answer.body.status).toBe(now)
}

const otherThan = (status: ShipmentStatus): ShipmentStatus =>
  status === 'DRIVER_CANCELED' ? 'IN_STORE' : 'DRIVER_CANCELED'
