import { useRef, useState } from 'react'
import { DELIVERY_KEY_TRIES } from '#domain/defaults.ts'
import type { RiderStep } from '#domain/shipments/steps.ts'
import { tripId } from '#domain/shipments/trip.ts'
import type { DeliveryKeyCheck } from '#generated/models.ts'
import { browserVibration } from '#platform/vibration.ts'
import { sendStep } from '#session/send-step.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useRider } from './rider-context.ts'

/** What came of asking the server about a key: nobody knows when there was no answer. */
type KeyVerdict = 'confirmed' | 'refused' | 'unknown'

/** A key that does not wait: its answer is wanted now. */
const keyStep = (id: string, body: DeliveryKeyCheck, key: string): RiderStep => ({
  key,
  trip: tripId('simple', id),
  kind: 'key',
  subjectId: id,
  at: Date.now(),
  body,
})

/** Asks the server about a delivery key, and says in words why it is not taken. */
export function useKeyCheck(shipmentId: string) {
  const t = useT()
  const { calls } = useRider()
  const [isChecking, setChecking] = useState(false)
  const [error, setError] = useState<string>()
  const wrong = useRef(0)

  /** @param key - under which it is asked; when nobody knows, the step that waits goes on with it, so it counts once */
  const check = async (body: DeliveryKeyCheck, key: string): Promise<KeyVerdict> => {
    setChecking(true)
    const outcome = await sendStep(calls, keyStep(shipmentId, body, key))
    setChecking(false)
    if (outcome.kind === 'sent') return 'confirmed'
    if (outcome.kind !== 'refused') return 'unknown'
    browserVibration().failure()
    if (outcome.code === 'SECURITY_CODE_WRONG') {
      wrong.current += 1
      const left = DELIVERY_KEY_TRIES - wrong.current
      setError(wrongText(left))
    } else {
      setError(t(outcome.code === 'RATE_LIMITED' ? 'shipments.key-none-left' : 'shipments.move-failed'))
    }
    return 'refused'
  }
  const wrongText = (left: number) => {
    if (left <= 0) return t('shipments.key-none-left')
    return left === 1 ? t('shipments.key-wrong-last') : t('shipments.key-wrong', { n: left })
  }
  return {
    check,
    isChecking,
    error,
    clear: () => setError(undefined),
    fault: (key: 'shipments.key-reason-missing' | 'shipments.key-incomplete') => setError(t(key)),
  }
}
