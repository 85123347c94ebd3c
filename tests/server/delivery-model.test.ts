import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { OrderStatus, ShipmentStatus } from '#generated/models.ts'
import {
  asks,
  deliversLate,
  dispatches,
  endsOnTheWay,
  givesUp,
  goesOn,
  leavesUnheard,
  moves,
  places,
  repeats,
  stacks,
  takes,
  tells,
  unstacks,
} from './support/delivery-commands.ts'
import { expectHistory } from './support/delivery-invariants.ts'
import { parcelsOf, STRANGER, type DeliveryModel } from './support/delivery-model.ts'
import { openDeliveries, type DeliveryReal, type Rider } from './support/delivery-real.ts'
import { riderCalls } from './support/deliveries.ts'
import { startShift, type RiderOnShift } from './support/shift.ts'
import { SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let store: Omit<DeliveryReal, 'riders'>
let stranger: RiderOnShift
beforeAll(async () => {
  server = await testApp()
  store = await openDeliveries(server)
  stranger = await startShift(server, { branchContact: 'kiosk', phone: '+5491155990000', name: 'Kiko' })
})
afterAll(() => server.close())

const ORDER_STATUSES = ['ACCEPTED', 'READY', 'DELIVERED', 'CANCELED'] as const satisfies OrderStatus[]
const ENDS = ['DELIVERED', 'CANCELED'] as const satisfies OrderStatus[]
const STATUSES = [
  'PENDING',
  'LOOKING_FOR_DRIVER',
  'ON_ROUTE_TO_PICK_UP',
  'IN_STORE',
  'ON_ROUTE_TO_DROP_OFF',
  'ON_ROUTE_TO_DROP_OFFS',
  'DELIVERED',
  'DRIVER_CANCELED',
  'RETURNED',
  'CANCELED',
] as const satisfies ShipmentStatus[]

/** Shrinking a failure ends here, in time to tell of it; a run that passes is far below. */
const SHRINKING_MS = 75_000

let runs = 0

test('[SHIP-07] whatever venue and riders do in whatever order, orders, shipments and stacks follow their rules', async () => {
  const who = fc.constantFrom('rita', 'omar')
  // of another store once in a while
  const anybody = fc.constantFrom('rita', 'omar', 'rita', 'omar', STRANGER)
  const pick = fc.nat({ max: 11 })
  const rarely = fc.constantFrom(false, false, false, true)
  const acts = fc.commands(
    [
      fc
        .tuple(fc.boolean(), fc.constantFrom('READY', 'READY', 'ACCEPTED', 'GENERATED'))
        .map(([cash, upTo]) => places(cash, upTo)),
      fc.tuple(pick, fc.constantFrom(...ENDS)).map(([n, status]) => endsOnTheWay(n, status)),
      fc.tuple(pick, fc.constantFrom(...ORDER_STATUSES)).map(([n, status]) => moves(n, status)),
      pick.map(dispatches),
      fc.tuple(pick, pick, rarely).map(([a, b, blind]) => stacks(a, b, blind)),
      fc.tuple(who, pick).map(([rider, n]) => takes(rider, n)),
      fc.tuple(anybody, pick).map(([rider, n]) => takes(rider, n)),
      fc.tuple(who, fc.integer({ min: 1, max: 3 })).map(([rider, steps]) => goesOn(rider, steps)),
      fc.tuple(who, fc.integer({ min: 1, max: 3 })).map(([rider, steps]) => goesOn(rider, steps)),
      fc
        .tuple(anybody, pick, fc.constantFrom(...STATUSES))
        .map(([rider, n, status]) => asks(rider, n, status)),
      fc
        .tuple(
          anybody,
          pick,
          fc.constantFrom('right', 'wrong', 'wrong', 'reason'),
          fc.integer({ min: 1, max: 4 }),
        )
        .map(([rider, n, told, times]) => tells(rider, n, told, times)),
      fc.tuple(pick, rarely).map(([n, other]) => repeats(n, other)),
      fc.oneof(who.map(givesUp), pick.map(unstacks)),
      who.map(deliversLate),
      fc.tuple(who, pick).map(([rider, n]) => leavesUnheard(rider, n)),
    ],
    { maxCommands: 30, size: 'max' },
  )
  await fc.assert(
    fc.asyncProperty(fc.boolean(), acts, async (isStacked, commands) => {
      const { model, real } = await setUp()
      for (const isCash of [true, true, false]) await places(isCash, 'READY').run(model, real)
      if (isStacked) await stacks(0, 0, false).run(model, real)
      await fc.asyncModelRun(() => ({ model, real }), commands)
      await expectHistory(model, real)
    }),
    // unbiased: otherwise most runs are of a few commands
    { numRuns: 10, plugins: [fc.unbiased(), fc.interruptAfterTimeLimit(SHRINKING_MS)] },
  )
})

/** Riders of no run before, who carry nothing; no answer to them may hold a delivery key. */
async function setUp(): Promise<{ model: DeliveryModel; real: DeliveryReal }> {
  runs += 1
  server.time.now = SATURDAY_NOON
  const model: DeliveryModel = { orders: [], stacks: [], sent: [] }
  const call: TestApp['call'] = async (...asked) => {
    const answer = await server.call<never>(...asked)
    expect(answer.text).not.toMatch(/"(?:deliveryKey|securityCode|shipmentSecurityCode|trackingId)"/)
    for (const { key } of parcelsOf(model)) expect(answer.text).not.toContain(`"${key}"`)
    return answer
  }
  const riders = new Map<string, Rider>()
  for (const [index, name] of ['rita', 'omar'].entries()) {
    const phone = `+549114${String(runs).padStart(3, '0')}555${index}`
    const rider = await startShift(server, { name, phone })
    riders.set(name, { id: rider.id, ...riderCalls({ call }, rider) })
  }
  riders.set(STRANGER, { id: stranger.id, ...riderCalls({ call }, stranger) })
  return { model, real: { ...store, riders } }
}
