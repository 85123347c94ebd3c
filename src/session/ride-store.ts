import { createStore } from 'zustand/vanilla'

import {
  rideAfter,
  rideNews,
  sliderEvent,
  type KeyAnswer,
  type RideEvent,
  type RideNews,
} from '#domain/shipments/ride-events.ts'
import { giveUpStep, isCarriedBy, newRide, type Ride, type RideQuestion } from '#domain/shipments/ride.ts'
import { isListOver } from '#domain/shipments/stack.ts'
import { isTakeOver, type KeyStep, type RiderStep, type StepName } from '#domain/shipments/steps.ts'
import { stackedIn, type Trip } from '#domain/shipments/trip.ts'
import { HOUR_MS } from '#domain/time/lengths.ts'
import type { DeliveryKeyCheck, ShipmentRider, ShipmentStatus } from '#generated/models.ts'
import { isKeptTrip } from '#generated/validators/kept-trip.js'
import { isRiderSteps } from '#generated/validators/rider-steps.js'
import type { Clock } from '#platform/clock.ts'
import type { Exclusive } from '#platform/exclusive.ts'
import type { Online } from '#platform/online.ts'
import { randomKey } from '#platform/random-key.ts'
import type { Storage } from '#platform/storage.ts'
import type { Visibility } from '#platform/visibility.ts'
import { isApiError } from '#api/client.ts'
import type { RiderCalls } from '#api/rider-calls.ts'
import type { ErrorCode } from '#generated/errors.ts'

import { stepsKey, tripKey } from './rider-store.ts'

interface RideState extends Ride {
  isOnline: boolean
  /** a step is being sent */
  isSending: boolean
  /** the last attempt got no answer; a retry follows */
  isStalled: boolean
  /** the device's storage is full: waiting steps are lost when the page is closed */
  isUnsaved: boolean
}

export interface RideDeps {
  alias: string
  rider: ShipmentRider
  storage: Storage
  send: (step: RiderStep) => Promise<SendOutcome>
  exclusive: Exclusive
  clock: Clock
  online: Online
  visibility: Visibility
}

const VERSION = 1
/**
 * Pause after an attempt without an answer, doubled up to a minute.
 * @source assumed: a dead zone is left within minutes
 */
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

const keysOf = (steps: readonly RiderStep[]): string => steps.map(({ key }) => key).join(' ')
const newName = (): StepName => ({ key: randomKey(), at: Date.now() })

/** A phone that reports a connection may have none: then steps wait. */
export const mustWait = ({ isOnline, isStalled, steps }: RideState): boolean =>
  !isOnline || (isStalled && steps.length > 0)

/**
 * A rider's work on this device. All events go through one reducer; waiting steps and the current trip are stored
 * first. Steps are sent one at a time, in order, by one page of the browser, and retried under the same key until an
 * answer comes; a take is given up once {@link isTakeOver}.
 * @source requirements, rider: "steps made offline are queued with an idempotency key, sent once in order on return"
 */
export function createRide(deps: RideDeps) {
  const { alias, rider, storage, send, exclusive, clock, online, visibility } = deps
  const key = stepsKey(alias)
  /** What the full storage rejected; kept in memory. */
  let unsaved: readonly RiderStep[] | undefined
  const stored = (): readonly RiderStep[] => storage.read(key, VERSION, isRiderSteps) ?? []
  const readSteps = (): readonly RiderStep[] => unsaved ?? stored()
  const readTripKept = () => storage.read(tripKey(alias), VERSION, isKeptTrip)
  const store = createStore<RideState>()(() => ({
    ...newRide(rider, readTripKept()),
    steps: readSteps(),
    isOnline: online.isOnline(),
    isSending: false,
    isStalled: false,
    isUnsaved: false,
  }))
  const listeners = new Set<(event: RideEvent, news: readonly RideNews[]) => void>()

  // Read from storage each time: another page of this browser may have changed the waiting steps.
  const current = (): RideState => ({ ...store.getState(), steps: readSteps() })
  const keepSteps = (steps: readonly RiderStep[]): void => {
    if (steps.length === 0) storage.remove(key)
    else storage.write(key, VERSION, steps)
    unsaved = keysOf(stored()) === keysOf(steps) ? undefined : steps
  }
  /** Stores the trip only while something is left to deliver, since it names the diner. A stack is stored whole. */
  const keepTrip = (known: Trip, knownAt: number): void => {
    const name = tripKey(alias)
    const { trip, stack, shipments } = known
    if (isCarriedBy(known, rider.riderId) && stackedIn(known) === undefined)
      storage.write(name, VERSION, { trip, knownAt, shipments, ...(stack && { stack }) })
    else if (readTripKept()?.trip === trip) storage.remove(name)
  }
  const dispatch = (event: RideEvent): void => {
    const before = current()
    const after = rideAfter(before, event)
    if (after.trip && after.trip !== before.trip) keepTrip(after.trip, after.knownAt)
    if (after.steps !== before.steps) keepSteps(after.steps)
    store.setState({ ...after, isUnsaved: unsaved !== undefined })
    const news = rideNews(before, after, event)
    for (const listener of listeners) listener(event, news)
    if (after.steps.length <= before.steps.length) return
    expectTurn()
    run()
  }

  let failures = 0
  let isRunning = false
  /** The retry waits, or the last attempt was aborted. */
  let isPaused = false
  let isStopped = false
  let stopPause = (): void => undefined
  let stopTurnWait = (): void => undefined
  /** Shows the step as being sent; when another page holds the lock for long, it shows as waiting. */
  const expectTurn = (): void => {
    if (store.getState().isSending) return
    store.setState({ isSending: true })
    stopTurnWait = clock.after(FIRST_PAUSE_MS, () => store.setState({ isSending: false }))
  }
  /** @returns whether the next step may follow at once */
  const settle = ({ key: sent }: RiderStep, outcome: SendOutcome): boolean => {
    if (outcome.kind === 'denied') dispatch({ type: 'denied' })
    if (outcome.kind === 'sent') dispatch({ type: 'sent', key: sent, after: outcome.after, at: Date.now() })
    if (outcome.kind === 'refused') dispatch({ type: 'refused', key: sent, code: outcome.code })
    return outcome.kind === 'sent' || outcome.kind === 'refused'
  }
  const sendAll = async (): Promise<void> => {
    stopTurnWait()
    for (let [head] = readSteps(); head !== undefined; [head] = readSteps()) {
      store.setState({ isSending: true })
      const outcome: SendOutcome = isTakeOver(head, Date.now())
        ? { kind: 'refused', code: 'STATUS_CONFLICT' }
        : await send(head)
      store.setState({ isSending: false })
      if (!settle(head, outcome)) {
        failures += 1
        store.setState({ isStalled: true })
        const pause = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS)
        if (!isStopped) stopPause = clock.after(pause, run)
        return
      }
      failures = 0
      store.setState({ isStalled: false })
    }
    isPaused = false
  }
  const run = (): void => {
    if (isRunning) return
    stopPause()
    isPaused = true
    isRunning = true
    if (readSteps().length > 0) expectTurn()
    void exclusive.run(key, sendAll).finally(() => {
      isRunning = false
      stopTurnWait()
      store.setState({ steps: readSteps(), isSending: false })
      // A step added as the last one was sent.
      if (!isPaused && readSteps().length > 0) run()
    })
  }

  const readOnce = async (readTrip: () => Promise<Trip>, signal?: AbortSignal): Promise<Trip> => {
    const { arrived } = store.getState()
    const trip = await readTrip()
    if (signal?.aborted) return trip
    const now = store.getState()
    // older than a step that arrived meanwhile: the shown state is newer, another trip is read again
    if (arrived < now.arrived && now.trip?.trip !== trip.trip) return readOnce(readTrip, signal)
    dispatch({ type: 'read', trip, arrived, at: Date.now() })
    return trip
  }
  return {
    store,
    dispatch,
    /** The slider was released at a step. */
    slide: (id: string, status: ShipmentStatus): void => {
      const event = sliderEvent(current(), id, status, newName())
      if (event) dispatch(event)
    },
    giveUp: (question: RideQuestion & { kind: 'cancel' }): void => {
      const step = giveUpStep(current(), question, newName())
      if (step) dispatch({ type: 'stepped', step })
    },
    /**
     * Asks the server to check a key, and delivers when it is right. Offline the key waits with the steps. It is sent
     * under the same idempotency key, so that it counts once.
     * @param isLeft - whether the dialog was closed by then
     */
    sendKey: async (id: string, body: DeliveryKeyCheck, isLeft: () => boolean): Promise<SendOutcome> => {
      const trip = store.getState().trip?.trip ?? ''
      const step: KeyStep = { ...newName(), trip, kind: 'key', subjectId: id, body }
      dispatch({ type: 'key-asked', id })
      const outcome: SendOutcome = mustWait(current()) ? { kind: 'failed' } : await send(step)
      const answer = keyAnswer(outcome)
      dispatch({ type: 'key-answered', step, answer, isLeft: isLeft(), move: newName() })
      return outcome
    },
    /** Restores the stored trip after another trip was shown. @param trip - only this one is restored */
    recall: (trip?: string): void => {
      const kept = readTripKept()
      const { trip: shown, arrived } = store.getState()
      if (kept === undefined || kept.trip === shown?.trip || (trip ?? kept.trip) !== kept.trip) return
      dispatch({ type: 'read', trip: kept, arrived, at: kept.knownAt })
    },
    /**
     * Reads the trip of a page; reads again when it shows that all of it is done.
     * @param signal - of a page that the rider may leave: a later answer replaces no other trip
     * @source delivery spec §4 "When every shipment in a list is DRIVER_CANCELED or DELIVERED, the data is refreshed"
     */
    read: async (readTrip: () => Promise<Trip>, signal?: AbortSignal): Promise<void> => {
      const before = store.getState().trip
      const trip = await readOnce(readTrip, signal)
      const isKnown = before?.trip === trip.trip && isListOver(before.shipments)
      if (isListOver(trip.shipments) && !isKnown) await readOnce(readTrip, signal)
    },
    /** Sends waiting steps, and resumes when the network or the person comes back. @returns stops it */
    start: (): (() => void) => {
      const again = (isBack: boolean): void => {
        if (!isBack) return
        failures = 0
        run()
      }
      isStopped = false
      const stops = [
        online.onChange((isOnline) => store.setState({ isOnline })),
        online.onChange(again),
        visibility.onChange(again),
      ]
      run()
      return () => {
        isStopped = true
        stopPause()
        for (const stop of stops) stop()
      }
    },
    /** @returns unsubscribes */
    listen: (listener: (event: RideEvent, news: readonly RideNews[]) => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function keyAnswer(outcome: SendOutcome): KeyAnswer {
  if (outcome.kind === 'sent') return 'right'
  if (outcome.kind !== 'refused') return 'unknown'
  return outcome.code === 'SECURITY_CODE_WRONG' ? 'wrong' : 'refused'
}

export type RideStore = ReturnType<typeof createRide>

/** Result of sending a step. */
export type SendOutcome =
  /** accepted, now or before; with the trip in the answer */
  | { kind: 'sent'; after?: Trip }
  | { kind: 'refused'; code: ErrorCode }
  /** the shift is over: the step waits for the next one */
  | { kind: 'denied' }
  /** unknown: retried under the same key */
  | { kind: 'failed' }

/**
 * Sends one step and classifies the answer. A refusal by our server is final; anything else is retried. Some answers
 * are not our server's, such as a captive portal's sign-in page. The end of a shift says nothing about the step: it
 * waits for the next one.
 */
export async function sendStep({ send }: Pick<RiderCalls, 'send'>, step: RiderStep): Promise<SendOutcome> {
  try {
    return { kind: 'sent', after: await send(step) }
  } catch (error) {
    if (!isApiError(error)) return { kind: 'failed' }
    const { code, status } = error
    if (code === 'UNAUTHENTICATED') return { kind: 'denied' }
    if (code === 'INVALID_REQUEST' && mayBeForAnother(step, Date.now())) return { kind: 'failed' }
    if (code === 'NETWORK' || code === 'UNREADABLE' || !isRefusal(status)) return { kind: 'failed' }
    return { kind: 'refused', code }
  }
}

/** A process of another version may reject a valid move for a while, so it is retried. A key may be mistyped. */
const mayBeForAnother = (step: RiderStep, nowMs: number): boolean =>
  step.kind !== 'key' && nowMs - step.at < HOUR_MS

/** Too many calls are worth a retry. */
const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429
