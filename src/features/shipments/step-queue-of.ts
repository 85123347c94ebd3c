import type { RiderCalls } from '#api/rider-calls.ts'
import { systemClock } from '#platform/clock.ts'
import { browserExclusive } from '#platform/exclusive.ts'
import { browserOnline } from '#platform/online.ts'
import { browserStorage } from '#platform/storage.ts'
import { browserVisibility } from '#platform/visibility.ts'
import { sendStep } from '#session/send-step.ts'
import { createStepQueue } from '#session/step-queue.ts'
import type { StepQueue } from '#session/step-queue.ts'

const queues = new WeakMap<RiderCalls, StepQueue>()

/** The queue of this page; the steps in it are those of the device. */
export function stepQueueOf(alias: string, calls: RiderCalls): StepQueue {
  const known = queues.get(calls)
  if (known) return known
  const queue = createStepQueue({
    alias,
    storage: browserStorage(),
    send: (step) => sendStep(calls, step),
    exclusive: browserExclusive(),
    clock: systemClock,
    online: browserOnline(),
    visibility: browserVisibility(),
  })
  queues.set(calls, queue)
  return queue
}
