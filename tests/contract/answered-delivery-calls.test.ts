import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Rider, ShipmentStatus, Survey } from '#generated/models.ts'
import { answersToSend } from '#domain/survey/draft.ts'
import { questionsAskedNow } from '#domain/survey/questions.ts'
import { DAY_MS } from '#domain/time/lengths.ts'
import { isFailure } from '#server/contract/handlers.ts'
import { stackShipments } from '#server/use-cases/shipments/stack-shipments.ts'
import { BY_CARD, deliveries, shipmentServices } from '../server/support/deliveries.ts'
import { NEAR } from '../server/support/order-payload.ts'
import { riderPayload, SHIFT_CODE, startShift, type RiderOnShift } from '../server/support/shift.ts'
import {
  DINER_COOKIE,
  SATURDAY_NOON,
  testApp,
  type CallOptions,
  type TestApp,
} from '../server/support/test-app.ts'
import { DELIVERY_CALLS, described } from './spec-calls.ts'

const OMAR = { name: 'Omar Díaz', phone: '+5491155557002' }
const INES = { name: 'Inés Paz', phone: '+5491155557003' }

let server: TestApp
/** Rita takes a shipment that goes alone, Omar a stack of two; Inés goes home. */
let rita: RiderOnShift
let omar: RiderOnShift
let ines: RiderOnShift
let alone: { code: string; id: string; logisticsOrder: string }
let stackId: string
/** Picked up, so that its survey and its reports are open. */
let delivered: string
let survey: Survey

beforeAll(async () => {
  server = await testApp({ cookie: DINER_COOKIE })
  const { place, moveOrder, ready } = deliveries(server)
  rita = await startShift(server)
  omar = await startShift(server, OMAR)
  ines = await startShift(server, INES)
  const one = await ready(BY_CARD)
  alone = { code: one.code, id: one.shipment.id, logisticsOrder: one.shipment.logisticsOrder }
  const ids = [(await ready()).shipment.id, (await ready(BY_CARD)).shipment.id]
  const stack = await stackShipments(
    await shipmentServices(server),
    { alias: 'bistro', tenant: 'bistro' },
    ids,
  )
  if (isFailure(stack)) throw new Error(stack.detail)
  stackId = stack.id
  delivered = await place({ mode: 'take-away' })
  for (const status of ['ACCEPTED', 'READY', 'DELIVERED'] as const) await moveOrder(delivered, status)
  survey = (await server.call<Survey>('GET', '/api/survey/bistro')).body
})
afterAll(() => server.close())

/** What is asked, and a piece of what this venue, order or rider makes of the answer. */
type Request = { url: string; says: string } & Pick<CallOptions, 'body' | 'headers'>

const by = ({ authorization }: RiderOnShift) => ({ authorization })

/** A step of the rider's. */
const step = (url: string, id: string, rider: RiderOnShift, status: ShipmentStatus): Request => ({
  url: `${url}/${id}`,
  body: { id, status, rider_phone: rider.phone, rider_name: rider.name, rider_id: rider.id },
  headers: { ...by(rider), 'idempotency-key': randomUUID() },
  says: status,
})

const shift = ({ id }: RiderOnShift, active: boolean): Request => ({
  url: `/api/rider/${id}/updatewithcode`,
  body: { id, active, securityCode: SHIFT_CODE, riderUser: { branchContact: { id: 'bistro' } } },
  says: `"active":${active}`,
})

/** What a rider's list asks: the last three days. */
const LIST = new URLSearchParams({
  page: '0',
  pageSize: '20',
  sort: 'ASC',
  branchContactId: 'bistro',
  startDate: new Date(SATURDAY_NOON.getTime() - 3 * DAY_MS).toISOString(),
  endDate: SATURDAY_NOON.toISOString(),
  status: 'LOOKING_FOR_DRIVER',
  providerName: 'OWN_FLEET',
}).toString()

/** A request of each call, in the order of a delivery: listed before it is taken, taken before it is in progress. */
const REQUESTS: Record<string, () => Request> = {
  'POST /api/rider/createwithcode': () => ({
    url: '/api/rider/createwithcode',
    body: riderPayload({ name: 'Noa Gil', phone: '+5491155557004' }),
    says: 'Noa Gil',
  }),
  'GET /api/rider/bc/phone': () => ({
    url: `/api/rider/bc/phone?branchContactId=bistro&phone=${encodeURIComponent(OMAR.phone)}`,
    says: omar.id,
  }),
  'GET /api/whoami': () => ({ url: '/api/whoami', headers: by(rita), says: rita.id }),
  'GET /api/shipments': () => ({ url: `/api/shipments?${LIST}`, headers: by(rita), says: alone.id }),
  'GET /api/shipmentstacks': () => ({
    url: '/api/shipmentstacks?status=LOOKING_FOR_DRIVER&delivery_provider_name=OWN_FLEET',
    headers: by(omar),
    says: stackId,
  }),
  'GET /api/shipments/{}': () => ({
    url: `/api/shipments/${alone.id}`,
    headers: by(rita),
    says: alone.logisticsOrder,
  }),
  'GET /api/stacking/{}': () => ({ url: `/api/stacking/${stackId}`, headers: by(omar), says: stackId }),
  'GET /api/shipments/order/{}': () => ({
    url: `/api/shipments/order/${alone.logisticsOrder}`,
    headers: by(rita),
    says: alone.id,
  }),
  'PUT /api/shipments/{}': () => step('/api/shipments', alone.id, rita, 'ON_ROUTE_TO_PICK_UP'),
  'PUT /api/stacking/{}': () => step('/api/stacking', stackId, omar, 'ON_ROUTE_TO_PICK_UP'),
  'GET /api/shipments/rider': () => ({ url: '/api/shipments/rider', headers: by(rita), says: alone.id }),
  'GET /api/logisticsorder/tracking/{}/{}': () => ({
    url: `/api/logisticsorder/tracking/bistro/${encodeURIComponent(alone.code)}`,
    says: rita.name,
  }),
  'GET /api/diner/{}/order/{}': () => ({ url: `/api/diner/bistro/order/${alone.code}`, says: alone.code }),
  'POST /api/diner/order/followup': () => ({
    url: '/api/diner/order/followup',
    body: { code: delivered, errorType: 'MISSING_ITEMS' },
    says: 'MISSING_ITEMS',
  }),
  'GET /api/survey/{}': () => ({ url: '/api/survey/bistro', says: survey.id }),
  'POST /api/survey/{}': () => ({
    url: `/api/survey/${delivered}`,
    body: {
      answers: answersToSend(survey, questionsAskedNow(survey, []), {
        general: { answer: '5', reasons: [] },
      }),
    },
    says: '"orderHasResponse":true',
  }),
  'GET /api/survey/order/{}': () => ({
    url: `/api/survey/order/${delivered}`,
    says: '"generalNPSAnswer":5',
  }),
  'POST /api/menu/near': () => ({
    url: '/api/menu/near',
    body: {
      lat: NEAR.lat,
      lng: NEAR.lng,
      filters: { country: 'AR', branch_contact: 'bistro' },
      pagingOption: { pageSize: 24, offset: 0 },
    },
    says: 'distanceInMeters',
  }),
  'PUT /api/rider/{}/updatewithcode': () => shift(ines, false),
}

async function ask(call: string, { url, says, ...options }: Request): Promise<string> {
  const method = described.get(call)?.method ?? 'GET'
  const { status, text } = await server.call(method, url, options)
  expect(status, text).toBeLessThan(300)
  expect(text).toContain(says)
  return text
}

describe('[API-01b] the running server answers every call of the deliveries', () => {
  test('[API-01b] there is a request of each', () => {
    expect(Object.keys(REQUESTS).toSorted()).toEqual(DELIVERY_CALLS.toSorted())
  })

  test.for(Object.entries(REQUESTS))('[API-01b] %s', async ([call, requestOf]) => {
    await ask(call, requestOf())
  })

  test('[API-01b] PUT /api/rider/{}/updatewithcode starts a shift, too, and its token is the rider’s', async () => {
    const { token } = JSON.parse(await ask('PUT /api/rider/{}/updatewithcode', shift(ines, true))) as Rider
    await ask('GET /api/whoami', {
      url: '/api/whoami',
      headers: { authorization: `Bearer ${token}` },
      says: ines.id,
    })
  })
})
