import type { RideEvent } from '#domain/shipments/ride-events.ts'
import type { RiderStep } from '#domain/shipments/steps.ts'
import { fakeClock, fakeOnline, fakeVisibility } from '#platform/fakes.fixture.ts'
import { localExclusive } from '#platform/exclusive.ts'
import { memoryStorage } from '#platform/storage.ts'
import { createRide, type SendOutcome } from './ride-store.ts'

/** A step of a rider at the store, by its number. */
export const step = (n: number, trip = 'simple/a'): RiderStep => ({
  key: `step-of-a-rider-${n}`,
  trip,
  kind: 'shipment',
  subjectId: 'a',
  at: n,
  body: { id: 'a', status: 'IN_STORE', rider_id: 'me', rider_name: 'Rita', rider_phone: '+5491155557001' },
})
export const RITA = { riderId: 'me', name: 'Rita', phone: '+5491155557001' }
export const SENT: SendOutcome = { kind: 'sent' }
export const FAILED: SendOutcome = { kind: 'failed' }

/** Lets pending promises advance by one step. */
const settle = () =>
  new Promise<void>((done) => {
    setImmediate(done)
  })

/** A device with a server that gives these answers in order; then it accepts everything. */
export function device(answers: SendOutcome[] = [], storage = memoryStorage(), exclusive = localExclusive()) {
  const clock = fakeClock()
  const online = fakeOnline()
  const visibility = fakeVisibility()
  const asked: string[] = []
  const heard: RideEvent[] = []
  let underWay = 0
  const send = async ({ key, kind }: RiderStep) => {
    // a key may be checked while steps wait
    const turn = kind === 'key' ? 0 : 1
    underWay += turn
    if (underWay > 1) throw new Error('Two steps are sent at the same time')
    await settle()
    underWay -= turn
    asked.push(key.slice(-1))
    return answers.shift() ?? SENT
  }
  const ride = createRide({
    alias: 'bistro',
    rider: RITA,
    storage,
    send,
    exclusive,
    clock,
    online,
    visibility,
  })
  ride.listen((event) => heard.push(event))
  const add = (made: RiderStep) => ride.dispatch({ type: 'stepped', step: made })
  const isSending = () => ride.store.getState().isSending
  const waiting = () =>
    ride.store
      .getState()
      .steps.map(({ key }) => key.slice(-1))
      .join('')
  /** until nothing is pending */
  const rest = async () => {
    do {
      await settle()
      await settle()
    } while (isSending())
    await settle()
  }
  return { ride, add, isSending, clock, online, visibility, storage, asked, heard, waiting, rest, exclusive }
}
