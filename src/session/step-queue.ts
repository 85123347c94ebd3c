import { createStore } from 'zustand/vanilla'
import type { ApiErrorCode } from '#api/api-error.ts'
import { addStep, dropRefused, withoutStep } from '#domain/shipments/steps.ts'
import type { RiderStep } from '#domain/shipments/steps.ts'
import type { Trip } from '#domain/shipments/trip.ts'
import { isRiderSteps } from '#generated/validators/rider-steps.js'
import type { Clock } from '#platform/clock.ts'
import type { Exclusive } from '#platform/exclusive.ts'
import type { Online } from '#platform/online.ts'
import type { Storage } from '#platform/storage.ts'
import type { Visibility } from '#platform/visibility.ts'
import { stepsKey } from './rider-keys.ts'

/** What became of a step that was sent. */
export type SendOutcome =
  /** taken, now or before; with what the answer tells of the trip */
  | { kind: 'sent'; after?: Trip }
  | { kind: 'refused'; code: ApiErrorCode }
  /** the shift is over: the step waits for the next one */
  | { kind: 'denied' }
  /** nobody knows: it is sent again under the same key */
  | { kind: 'failed' }

/** What the screens are told of. */
export type StepNews =
  | { kind: 'sent'; step: RiderStep; after?: Trip }
  | { kind: 'refused'; step: RiderStep; dropped: readonly RiderStep[]; code: ApiErrorCode }
  | { kind: 'denied'; step: RiderStep }

interface StepQueueState {
  steps: readonly RiderStep[]
  /** a step is on its way */
  isSending: boolean
  /** the last try got no answer; another one follows */
  isStalled: boolean
  /** the device took no more: what waits is lost when the page is closed */
  isUnsaved: boolean
}

export interface StepQueueDeps {
  alias: string
  storage: Storage
  send: (step: RiderStep) => Promise<SendOutcome>
  exclusive: Exclusive
  clock: Clock
  online: Online
  visibility: Visibility
}

const VERSION = 1
/** Pause after a try without an answer, doubled up to a minute. @source assumed: a dead zone is left within minutes */
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

const keysOf = (steps: readonly RiderStep[]): string => steps.map(({ key }) => key).join(' ')

/**
 * Steps of a rider on their way to the server: stored before they are sent, sent one at a time in the order in which
 * they were made, by one page of the browser, and again under the same key until an answer comes.
 *
 * @source requirements, rider: "steps made offline are queued with an idempotency key, sent once in order on return"
 */
export function createStepQueue(deps: StepQueueDeps) {
  const { alias, storage, send, exclusive, clock, online, visibility } = deps
  const key = stepsKey(alias)
  /** What a full storage did not take; kept by the page. */
  let unsaved: readonly RiderStep[] | undefined
  const stored = (): readonly RiderStep[] => storage.read(key, VERSION, isRiderSteps) ?? []
  const read = (): readonly RiderStep[] => unsaved ?? stored()
  const store = createStore<StepQueueState>()(() => ({
    steps: read(),
    isSending: false,
    isStalled: false,
    isUnsaved: false,
  }))
  const listeners = new Set<(news: StepNews) => void>()
  let failures = 0
  let isRunning = false
  let isPaused = false
  let isStopped = false
  let stopPause = (): void => undefined
  let stopTurnWait = (): void => undefined

  // Read again each time: another page of this browser may have changed what waits.
  const change = (next: (steps: readonly RiderStep[]) => readonly RiderStep[]): void => {
    const steps = next(read())
    if (steps.length === 0) storage.remove(key)
    else storage.write(key, VERSION, steps)
    unsaved = keysOf(stored()) === keysOf(steps) ? undefined : steps
    store.setState({ steps, isUnsaved: unsaved !== undefined })
  }
  const tell = (news: StepNews): void => {
    for (const listener of listeners) listener(news)
  }
  /** @returns whether the next step may follow at once */
  const settle = (step: RiderStep, outcome: SendOutcome): boolean => {
    if (outcome.kind === 'denied') tell({ kind: 'denied', step })
    if (outcome.kind === 'denied' || outcome.kind === 'failed') return false
    if (outcome.kind === 'sent') {
      tell({ kind: 'sent', step, after: outcome.after })
      change((steps) => withoutStep(steps, step.key))
    } else {
      const { dropped } = dropRefused(read(), step.key)
      change((steps) => dropRefused(steps, step.key).kept)
      tell({ kind: 'refused', step, dropped, code: outcome.code })
    }
    return true
  }
  /** On its way at once; where another page has the turn for long, it waits as in a dead zone. */
  const expectTurn = (): void => {
    if (store.getState().isSending) return
    store.setState({ isSending: true })
    stopTurnWait = clock.after(FIRST_PAUSE_MS, () => store.setState({ isSending: false }))
  }
  const sendAll = async (): Promise<void> => {
    stopTurnWait()
    for (let [head] = read(); head !== undefined; [head] = read()) {
      store.setState({ isSending: true })
      const outcome = await send(head)
      store.setState({ isSending: false })
      if (!settle(head, outcome)) {
        failures += 1
        store.setState({ isStalled: true })
        const pause = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS)
        if (!isStopped) stopPause = clock.after(pause, run)
        isPaused = true
        return
      }
      failures = 0
      store.setState({ isStalled: false })
    }
  }
  const run = (): void => {
    if (isRunning) return
    stopPause()
    isPaused = false
    isRunning = true
    if (read().length > 0) expectTurn()
    void exclusive.run(key, sendAll).finally(() => {
      isRunning = false
      stopTurnWait()
      store.setState({ steps: read(), isSending: false })
      // One that came as the last one left.
      if (!isPaused && read().length > 0) run()
    })
  }
  return {
    store,
    /** Stores a step, and sends it as soon as those before it have arrived. */
    add: (step: RiderStep): void => {
      change((steps) => addStep(steps, step))
      expectTurn()
      run()
    },
    /** Sends what waits, again whenever the network or the person comes back. @returns ends that */
    start: (): (() => void) => {
      const again = (isBack: boolean): void => {
        if (!isBack) return
        failures = 0
        run()
      }
      isStopped = false
      const stops = [online.onChange(again), visibility.onChange(again)]
      run()
      return () => {
        isStopped = true
        stopPause()
        for (const stop of stops) stop()
      }
    },
    /** @returns stops listening */
    listen: (listener: (news: StepNews) => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Takes up what another page of this browser has changed. */
    reload: (): void => store.setState({ steps: read() }),
  }
}

export type StepQueue = ReturnType<typeof createStepQueue>
