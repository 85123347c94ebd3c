// Longer than 300 lines: one list, a real request for each operation of an operator, a venue and a rider.

import { randomUUID } from 'node:crypto'

import { DAY_MS } from '#domain/time/lengths.ts'
import type {
  ConsoleOrder,
  ConsoleToken,
  ShipmentStatus,
  StudioLink,
  StudioVersion,
  Webhook,
} from '#generated/models.ts'
import type { OperationId } from '#server/contract/handlers.ts'
import { riderCalls } from '../support/deliveries.ts'
import { newKey } from '../support/order-payload.ts'
import { riderPayload, SHIFT_CODE, type RiderOnShift } from '../support/shift.ts'
import type { DinerOperation } from './diner-requests.ts'
import type { RealRequest, RealRequests, Request } from './request.ts'
import { OPERATOR, OWN, type World } from './world.ts'

type StudioOperation = Extract<OperationId, `studio${string}`>
type RiderOperation = Exclude<OperationId, DinerOperation | `admin${string}` | StudioOperation | 'showOutbox'>
type OperatorOperation = Exclude<OperationId, DinerOperation | RiderOperation | StudioOperation>

const VENUE = `/api/admin/branchcontacts/${OWN}`
const NAMED = { by: 'Inés', reason: 'Menú de invierno' }

const by = ({ authorization }: RiderOnShift): Pick<Request, 'token'> => ({ token: authorization })

/** A step of a rider. */
const step = (id: string, rider: RiderOnShift, status: ShipmentStatus): Request => ({
  path: { id },
  body: { id, status, rider_phone: rider.phone, rider_name: rider.name, rider_id: rider.id },
  headers: { 'idempotency-key': newKey() },
  ...by(rider),
})

const oneShipment: RealRequest = async ({ made, rider }) => ({
  path: { id: (await made.ready()).shipment.id },
  ...by(await rider()),
})

export const RIDER_REQUESTS: RealRequests<RiderOperation> = {
  listShipments: async ({ made, rider, time }) => {
    await made.ready()
    return {
      query: {
        page: '0',
        pageSize: '20',
        sort: 'ASC',
        branchContactId: OWN,
        startDate: new Date(time.now.getTime() - 3 * DAY_MS).toISOString(),
        endDate: time.now.toISOString(),
        status: 'LOOKING_FOR_DRIVER',
        providerName: 'OWN_FLEET',
      },
      ...by(await rider()),
    }
  },
  getShipmentInProgress: async ({ carried }) => by((await carried('ON_ROUTE_TO_PICK_UP')).carrier),
  getShipmentsOfOrder: async ({ made, rider }) => ({
    path: { logisticsOrderId: (await made.ready()).shipment.logisticsOrder },
    ...by(await rider()),
  }),
  getShipment: oneShipment,
  updateShipment: async ({ made, rider }) =>
    step((await made.ready()).shipment.id, await rider(), 'ON_ROUTE_TO_PICK_UP'),
  sendRiderPosition: async ({ carried, time }) => {
    const { shipment, carrier } = await carried('ON_ROUTE_TO_PICK_UP')
    const body = { lat: -34.6, lng: -58.4, accuracyMeters: 20, at: time.now.toISOString() }
    return { path: { id: shipment.id }, body, ...by(carrier) }
  },
  checkDeliveryKey: async ({ carried }) => {
    const { shipment, carrier } = await carried('ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFF')
    return {
      path: { id: shipment.id },
      body: { key: shipment.deliveryKey },
      headers: { 'idempotency-key': newKey() },
      ...by(carrier),
    }
  },
  listShipmentStacks: async ({ stack, rider }) => {
    await stack()
    return {
      query: { status: 'LOOKING_FOR_DRIVER', delivery_provider_name: 'OWN_FLEET' },
      ...by(await rider()),
    }
  },
  getStack: async ({ stack, rider }) => ({ path: { id: (await stack()).id }, ...by(await rider()) }),
  updateStack: async ({ stack, rider }) => step((await stack()).id, await rider(), 'ON_ROUTE_TO_PICK_UP'),
  whoAmI: async ({ rider }) => by(await rider()),
  findRiderByPhone: async ({ rider }) => ({
    query: { branchContactId: OWN, phone: (await rider()).phone },
  }),
  createRider: ({ nextPhone }) => ({ body: riderPayload({ name: 'Noa Gil', phone: nextPhone() }) }),
  updateRider: async ({ rider }) => {
    const { id } = await rider()
    const riderUser = { branchContact: { id: OWN } }
    return { path: { id }, body: { id, active: false, securityCode: SHIFT_CODE, riderUser } }
  },
}

const operator: Pick<Request, 'token'> = { token: OPERATOR }
const asOperator: RealRequest = () => operator
const atVenue =
  (more: Omit<Request, 'path'> = {}): RealRequest =>
  () => ({ path: { id: OWN }, ...more, ...operator })
const ofTenant =
  (more: Omit<Request, 'path'> = {}): RealRequest =>
  () => ({ path: { alias: OWN }, ...more, ...operator })

const ofOrder = (code: string, more: Omit<Request, 'path'> = {}): Request => ({
  path: { code },
  headers: { 'idempotency-key': newKey() },
  ...more,
  ...operator,
})

/** A shipment whose rider has tried too many keys, and asks for the venue's word. */
async function lockedKey({ server, carried }: World): Promise<string> {
  const { code, shipment, carrier } = await carried('ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFF')
  const calls = riderCalls(server, carrier)
  const key = String((Number(shipment.deliveryKey) + 1) % 10_000).padStart(4, '0')
  for (let tries = 0; tries < 5; tries += 1) await calls.tellKey(shipment.id, { key })
  await calls.tellKey(shipment.id, { withoutKeyReason: 'El timbre no anda' })
  return code
}

/** A refund that its provider refused. */
async function failedRefund({ place, move, work, ask }: World) {
  const { code } = await place({ payment: 'CARD', holder: 'RECH' })
  await move(code, 'CANCELED')
  await work()
  const { money } = await ask<ConsoleOrder>('GET', `/api/admin/orders/${code}`)
  return { code, refundId: money.refunds[0]?.id ?? 'none' }
}

const SETTLEMENT = [
  'EXTERNAL_REFERENCE;SOURCE_ID;TRANSACTION_TYPE;TRANSACTION_AMOUNT;TRANSACTION_CURRENCY;TRANSACTION_DATE;FEE_AMOUNT;SETTLEMENT_NET_AMOUNT;SETTLEMENT_DATE',
  ';1999;SETTLEMENT;42.00;ARS;2026-11-21T13:00:00.000-03:00;-0.50;41.50;2026-11-21T13:00:00.000-03:00',
].join('\n')

export const OPERATOR_REQUESTS: RealRequests<OperatorOperation> = {
  adminListOrders: async ({ place }) => {
    await place()
    return { query: { branchContactId: OWN, status: 'GENERATED', offset: '0', limit: '20' }, ...operator }
  },
  adminMoveOrder: async ({ place }) =>
    ofOrder((await place()).code, { body: { status: 'CANCELED', reason: 'Sin gas' } }),
  adminPauseVenue: atVenue({ body: { closed: false } }),
  adminListSoldOut: atVenue(),
  adminSetSoldOut: atVenue({ body: { kind: 'PLATE', id: 'milanesa', soldOut: false } }),
  adminListTenants: () => ({ query: { offset: '0', limit: '9' }, ...operator }),
  adminApplyTenants: asOperator,
  adminFindApplication: async ({ ask }) => {
    await ask('POST', '/api/admin/tenants/apply')
    return operator
  },
  adminExportPerson: async ({ place, nextPhone }) => {
    const phone = nextPhone()
    await place({ form: { phone } })
    return { path: { alias: OWN }, body: { phone, by: 'Inés' }, ...operator }
  },
  adminErasePerson: async ({ place, move, nextPhone }) => {
    const phone = nextPhone()
    await move((await place({ form: { phone } })).code, 'CANCELED')
    return { path: { alias: OWN }, body: { phone, by: 'Inés' }, ...operator }
  },
  adminListPersonRequests: ofTenant({ query: { offset: '0', limit: '9' } }),
  adminWhoAmI: asOperator,
  adminGetOrder: async ({ place }) => ofOrder((await place()).code),
  adminNoteRefund: async (world) => {
    const { code } = await failedRefund(world)
    const { order } = await world.ask<ConsoleOrder>('GET', `/api/admin/orders/${code}`)
    return ofOrder(code, { body: { amount: order.price, text: 'Transferencia 123' } })
  },
  adminRefundOrder: async ({ place, move }) => {
    const { code } = await place({ payment: 'CARD' })
    await move(code, 'ACCEPTED')
    return ofOrder(code, { body: { amount: 100, reason: 'Faltó la sopa' } })
  },
  adminRetryRefund: async (world) => ({ path: await failedRefund(world), ...operator }),
  adminGetLedger: () => ({
    query: {
      branchContactId: OWN,
      from: '2026-11-01',
      to: '2026-11-30',
      format: 'json',
      offset: '0',
      limit: '9',
    },
    ...operator,
  }),
  adminCompareSettlements: () => ({
    query: { branchContactId: OWN, from: '2026-11-01', to: '2026-11-30' },
    ...operator,
  }),
  adminImportSettlement: () => ({
    query: { branchContactId: OWN },
    body: { base64: Buffer.from(SETTLEMENT, 'latin1').toString('base64') },
    ...operator,
  }),
  adminGetScripts: asOperator,
  adminGetReceipt: async ({ place, ask, work }) => {
    const { code } = await place()
    await ask('PUT', `/api/admin/orders/${code}/status`, { status: 'GENERATED', paid: true })
    await work()
    return { path: { code, nth: '1' }, query: { format: 'text' }, ...operator }
  },
  adminDispatchOrder: async ({ made, move }) => {
    const code = await made.place({ payment: 'CARD' })
    await move(code, 'ACCEPTED')
    return ofOrder(code)
  },
  adminResetKeyTries: async (world) => ofOrder(await lockedKey(world)),
  adminGrantWithoutKey: async (world) => ofOrder(await lockedKey(world)),
  adminStackShipments: async ({ pair }) => ({
    path: { id: OWN },
    headers: { 'idempotency-key': newKey() },
    body: { shipmentIds: await pair() },
    ...operator,
  }),
  adminUnstackShipments: async ({ stack }) => ({
    path: { id: OWN, stackId: (await stack()).id },
    ...operator,
  }),
  adminListOpenOrders: async ({ place }) => ({
    path: { id: OWN },
    query: { codes: (await place()).code },
    ...operator,
  }),
  adminSetShiftCode: atVenue({ body: { code: SHIFT_CODE } }),
  adminUnlockShiftCode: atVenue(),
  adminListTokens: atVenue(),
  adminCreateToken: atVenue({ body: { label: 'Mostrador', role: 'CASHIER' } }),
  adminRevokeToken: async ({ ask }) => {
    const { id } = await ask<ConsoleToken>('POST', `${VENUE}/tokens`, { label: 'De paso' })
    return { path: { id: OWN, tokenId: id }, ...operator }
  },
  adminListWebhooks: async ({ webhook }) => {
    await webhook()
    return { path: { id: OWN }, ...operator }
  },
  adminCreateWebhook: atVenue({ body: { url: 'http://127.0.0.1:9/till', topics: ['venue.paused'] } }),
  adminSwitchWebhook: async ({ webhook }) => ofWebhook(await webhook(), { body: { disabled: true } }),
  adminDeleteWebhook: async ({ webhook }) => ofWebhook(await webhook()),
  adminListDeliveries: async ({ webhook }) => ofWebhook(await webhook()),
  showOutbox: asOperator,
}

const ofWebhook = ({ id }: Pick<Webhook, 'id'>, more: Omit<Request, 'path'> = {}): Request => ({
  path: { id: OWN, webhookId: id },
  ...more,
  ...operator,
})

const ofDraft =
  (more: Omit<Request, 'path'> = {}): RealRequest =>
  async ({ draft }) => ({ path: { draftId: (await draft(OWN)).id }, ...more, ...operator })

/** A version that was published before the one of now. */
async function olderVersion({ draft, ask }: World): Promise<string> {
  const { id, revision, baseVersion } = await draft(OWN)
  await ask('POST', `/api/studio/drafts/${id}/publication`, { revision, ...NAMED, over: baseVersion })
  const { versions } = await ask<{ versions: StudioVersion[] }>('GET', `/api/studio/tenants/${OWN}/versions`)
  return versions.at(-1)?.id ?? 'none'
}

export const STUDIO_REQUESTS: RealRequests<StudioOperation> = {
  studioGetSession: asOperator,
  studioReadBase: asOperator,
  studioListTenants: () => ({ query: { offset: '0', limit: '9' }, ...operator }),
  studioReadTenant: ofTenant(),
  studioReadTenantFile: ofTenant({ query: { path: 'assets/logo.svg' } }),
  studioListVersions: ofTenant({ query: { offset: '0', limit: '9' } }),
  studioReadVersion: async (world) => ({
    path: { alias: OWN, versionId: await olderVersion(world) },
    ...operator,
  }),
  studioRestoreVersion: async (world) => ({
    path: { alias: OWN, versionId: await olderVersion(world) },
    body: NAMED,
    ...operator,
  }),
  studioListDrafts: asOperator,
  studioCreateDraft: () => ({ body: { tenant: OWN, name: 'De invierno' }, ...operator }),
  studioReadDraft: ofDraft(),
  studioChangeDraft: async ({ draft }) => {
    const { id, revision } = await draft(OWN)
    const files = [{ path: 'messages.es.json', text: '{}' }]
    return { path: { draftId: id }, body: { revision, files }, ...operator }
  },
  studioDeleteDraft: ofDraft(),
  studioReadDraftFile: ofDraft({ query: { path: 'assets/logo.svg' } }),
  studioFrameDraft: ofDraft({ body: { variant: 'open', shows: 'draft', samples: ['order'] } }),
  studioListLinks: ofDraft(),
  studioCreateLink: ofDraft({ body: { days: 2, note: 'Para Inés' } }),
  studioRevokeLink: async ({ draft, ask }) => {
    const { id } = await draft(OWN)
    const link = await ask<StudioLink>('POST', `/api/studio/drafts/${id}/links`, { days: 2 })
    return { path: { draftId: id, linkId: link.id }, ...operator }
  },
  studioPublishDraft: async ({ draft }) => {
    const { id, revision, baseVersion } = await draft(OWN)
    return { path: { draftId: id }, body: { revision, ...NAMED, over: baseVersion }, ...operator }
  },
  studioPostTheme: () => ({
    body: {
      theme: { colorModeType: 'AUTO', lightMainColor: '#0a5' },
      tenant: OWN,
      days: 1,
      reference: randomUUID(),
    },
    ...operator,
  }),
}
