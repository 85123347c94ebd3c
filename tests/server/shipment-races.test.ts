import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Problem, Shipment } from '#generated/models.ts'
import { isFailure } from '#server/contract/handlers.ts'
import { endOpenShift } from '#server/repositories/riders-repository.ts'
import { riderOfToken } from '#server/use-cases/riders/rider-shifts.ts'
import { takeStep } from '#server/use-cases/shipments/rider-step.ts'
import { stackShipments } from '#server/use-cases/shipments/stack-shipments.ts'
import { BY_CARD, deliveries, riderCalls, shipmentServices } from './support/deliveries.ts'
import { startShift, type RiderOnShift } from './support/shift.ts'
import { testApp, type TestApp } from './support/test-app.ts'

const RIDERS = 10
const TAKES = 50

let server: TestApp
let url: string
let riders: RiderOnShift[]
let made: ReturnType<typeof deliveries>
beforeAll(async () => {
  server = await testApp()
  url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  made = deliveries(server)
  riders = []
  for (let index = 0; index < RIDERS; index += 1)
    riders.push(
      await startShift(server, {
        phone: `+54911557${String(index).padStart(5, '0')}`,
        name: `Rita ${index}`,
      }),
    )
})
afterAll(() => server.close())

/** A rider takes something, by a request over the network. */
async function take(path: string, id: string, rider: RiderOnShift) {
  const { id: rider_id, name: rider_name, phone: rider_phone, authorization } = rider
  const answer = await fetch(`${url}${path}/${id}`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ id, status: 'ON_ROUTE_TO_PICK_UP', rider_id, rider_name, rider_phone }),
  })
  const body = (await answer.json()) as Partial<Pick<Shipment, 'rider'> & Pick<Problem, 'code'>>
  return { status: answer.status, code: body.code, winner: body.rider?.riderId }
}

/** Fifty at once, of ten riders who each try five times, as impatient thumbs do. */
const takeAll = (path: string, id: string) =>
  Promise.all(
    Array.from({ length: TAKES }, (_, index) => take(path, id, riders[index % RIDERS] as RiderOnShift)),
  )

test('[SHIP-08] of fifty concurrent takes exactly one rider wins; the others are told that another has it', async () => {
  const { code, shipment } = await made.ready(BY_CARD)
  const answers = await takeAll('/api/shipments', shipment.id)
  const won = answers.filter(({ status }) => status === 200)
  expect(new Set(won.map(({ winner }) => winner)).size).toBe(1)
  // the winner's own repeats are no new takes
  expect(won).toHaveLength(TAKES / RIDERS)
  const lost = answers.filter(({ status }) => status === 409)
  expect(lost).toHaveLength(TAKES - TAKES / RIDERS)
  expect(new Set(lost.map((one) => one.code))).toEqual(new Set(['EXPIRED_BY_OTHER']))
  const { riderId, revision } = await made.shipmentOf(code)
  expect(riderId).toBe(won[0]?.winner)
  expect(revision).toBe(shipment.revision + 1)
  const winner = riders.find(({ id }) => id === riderId) as RiderOnShift
  await riderCalls(server, winner).move(shipment.id, 'DRIVER_CANCELED')
})

test('[SHIP-08] so it is with a stack', async () => {
  const ids = [(await made.ready(BY_CARD)).shipment.id, (await made.ready(BY_CARD)).shipment.id]
  const stack = await stackShipments(
    await shipmentServices(server),
    { alias: 'bistro', tenant: 'bistro' },
    ids,
  )
  if (isFailure(stack)) throw new Error(stack.detail)
  const answers = await takeAll('/api/stacking', stack.id)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(TAKES / RIDERS)
  expect(new Set(answers.filter(({ status }) => status === 409).map((one) => one.code))).toEqual(
    new Set(['EXPIRED_BY_OTHER']),
  )
})

test('[SHIP-08] one rider who takes two at once gets one', async () => {
  const ids = [(await made.ready(BY_CARD)).shipment.id, (await made.ready(BY_CARD)).shipment.id]
  const rider = await startShift(server, { phone: '+5491155799999' })
  const answers = await Promise.all(ids.map((id) => take('/api/shipments', id, rider)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('[SHIP-07] taken and called off at once, the shipment is one of both and never both', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { code, shipment } = await made.ready(BY_CARD)
    const rider = await startShift(server, { phone: `+549115581000${round}` })
    const [taken, canceled] = await Promise.all([
      take('/api/shipments', shipment.id, rider),
      made.moveOrder(code, 'CANCELED'),
    ])
    expect(canceled.status).toBe(200)
    expect([200, 409]).toContain(taken.status)
    expect((await made.shipmentOf(code)).status).toBe('CANCELED')
  }
})

test('[SHIP-08] a step that waited until the shift had ended takes nothing', async () => {
  const rider = await startShift(server, { phone: '+5491155799999', name: 'Tarde Torres' })
  const services = await shipmentServices(server)
  const identity = await riderOfToken(services, rider.token, server.time.now)
  if (identity === undefined) throw new Error('No shift')
  await endOpenShift(server.store.db, rider.id, server.time.now)
  const step = { rider: identity, key: undefined, subjectId: rider.id, body: {} }
  const take = () => Promise.reject(new Error('It was taken'))
  expect(await takeStep(services, step, take, take)).toMatchObject({ failure: 'UNAUTHENTICATED' })
})
