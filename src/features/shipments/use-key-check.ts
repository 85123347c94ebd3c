import { useRef, useState } from 'react'
import { DELIVERY_KEY_TRIES } from '#domain/defaults.ts'
import type { RiderStep } from '#domain/shipments/steps.ts'
import { tripId } from '#domain/shipments/trip.ts'
import type { DeliveryKeyCheck } from '#generated/models.ts'
import { shipments } from '#messages/shipments.ts'
import { browserVibration } from '#platform/vibration.ts'
import { sendStep } from '#session/send-step.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useRider } from './rider-context.ts'

/** The server's answer about a key. `asked`: the venue decides about the reason; `unknown`: no answer came. */
export type KeyVerdict = { kind: 'confirmed' | 'unknown' | 'asked' } | { kind: 'refused'; reason: string }

export type KeyCheck = {
  /** @param key - under which it is asked; when nobody knows, the step that waits goes on with it, so it counts once */
  check: (body: DeliveryKeyCheck, key: string) => Promise<KeyVerdict>
  isChecking: boolean
}

/** A key that does not wait: its answer is wanted now. */
const keyStep = (id: string, body: DeliveryKeyCheck, key: string): RiderStep => ({
  key,
  trip: tripId('simple', id),
  kind: 'key',
  subjectId: id,
  at: Date.now(),
  body,
})

/** Asks the server about a shipment's delivery key, and says in words why it is not taken. */
export function useKeyCheck(shipmentId: string): KeyCheck {
  const t = useT(shipments)
  const { calls } = useRider()
  const [checking, setChecking] = useState<readonly string[]>([])
  const wrong = useRef(new Map<string, number>())

  const check = async (body: DeliveryKeyCheck, key: string): Promise<KeyVerdict> => {
    setChecking((ids) => [...ids, shipmentId])
    const outcome = await sendStep(calls, keyStep(shipmentId, body, key))
    setChecking((ids) => ids.filter((id) => id !== shipmentId))
    if (outcome.kind === 'sent') return { kind: 'confirmed' }
    if (outcome.kind !== 'refused') return { kind: 'unknown' }
    if (outcome.code === 'KEY_NOT_GRANTED') return { kind: 'asked' }
    browserVibration().failure()
    if (outcome.code === 'SECURITY_CODE_WRONG') return { kind: 'refused', reason: wrongText(countWrong()) }
    return {
      kind: 'refused',
      reason: t(outcome.code === 'RATE_LIMITED' ? 'shipments.key-none-left' : 'shipments.move-failed'),
    }
  }
  const countWrong = () => {
    const times = (wrong.current.get(shipmentId) ?? 0) + 1
    wrong.current.set(shipmentId, times)
    return DELIVERY_KEY_TRIES - times
  }
  const wrongText = (left: number) => {
    if (left <= 0) return t('shipments.key-none-left')
    return left === 1 ? t('shipments.key-wrong-last') : t('shipments.key-wrong', { n: left })
  }
  return { check, isChecking: checking.includes(shipmentId) }
}
