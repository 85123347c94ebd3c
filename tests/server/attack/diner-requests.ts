import { randomBytes, randomUUID } from 'node:crypto'

import { answersToSend } from '#domain/survey/draft.ts'
import { questionsAskedNow } from '#domain/survey/questions.ts'
import type { FileUrl, OrderCreated, PaymentUrl, Survey } from '#generated/models.ts'
import type { OperationId } from '#server/contract/handlers.ts'
import { findOrderByCode } from '#server/repositories/orders-repository.ts'
import { insertPayment } from '#server/repositories/payments-repository.ts'
import { noticeOf } from '#server/payments/embedded/embedded-payments.ts'
import { OrderLinks } from '#server/use-cases/orders/order-link.ts'
import { cardToken } from '../support/card.ts'
import { NEAR, newKey, orderPayload } from '../support/order-payload.ts'
import { sentCode } from '../support/proven-tenants.ts'
import type { RealRequest, RealRequests } from './request.ts'
import { BRANCH, MODE, OWN, PHONE, type World } from './world.ts'

type RiderOrOperator =
  | `admin${string}`
  | `studio${string}`
  | 'showOutbox'
  | 'whoAmI'
  | `${string}Shipment${string}`
  | `${string}Stack`
  | `${string}Rider`
  | 'sendRiderPosition'
  | 'checkDeliveryKey'
  | 'findRiderByPhone'
export type DinerOperation = Exclude<OperationId, RiderOrOperator>

const PLACE = { branchContactId: OWN, branchId: BRANCH, phone: PHONE }
const ofMode: RealRequest = () => ({ path: { orderModeId: MODE } })
const ofBranch: RealRequest = () => ({ path: { branchId: BRANCH } })
const nothing: RealRequest = () => ({})
const session = 'session-of-the-test'

/** A payment of an order by link that its bank refused: what is known is said, and nobody is asked. */
async function refusedAtTheBank({ place, store, time }: World) {
  const order = await place({ payment: 'ONLINE' })
  const row = await findOrderByCode(store.db, order.code)
  const reference = randomUUID()
  await insertPayment(store.db, {
    id: randomUUID(),
    orderId: row?.id ?? '',
    provider: 'transbank',
    publicKey: 'commerce',
    kind: 'LINK',
    status: 'DECLINED',
    amount: order.price,
    reference,
    createdAt: time.now,
    updatedAt: time.now,
  })
  return {
    path: { provider: 'transbank', segments: `${OWN}${order.code}` },
    query: { token_ws: reference },
  }
}

/** A link that was paid, while its notice is still on its way. */
async function paidLink({ place, ask, sandbox: { sandbox } }: World) {
  const order = await place({ payment: 'ONLINE' })
  const { url } = await ask<PaymentUrl>('POST', '/api/paymenturl', linkOf(order))
  const link = await sandbox.link(url.split('/').at(-1) ?? '')
  if (link === undefined) throw new Error('No link')
  sandbox.onDecided = () => Promise.resolve()
  return sandbox.pay(link)
}
const linkOf = ({ code, price }: OrderCreated) => ({ code, branchContactId: OWN, amount: price })

/** The id of an order whose card was declined, and which waits for another one. */
async function declinedOrder({ server, ask }: World): Promise<string> {
  const body = await orderPayload(server, OWN, { payment: 'CARD', holder: 'OTHE' })
  server.time.now = new Date(server.time.now.getTime() + 1_000)
  await server.call('POST', '/api/order', { body, headers: { 'idempotency-key': newKey() } })
  const { orders } = await ask<{ orders: { code: string }[] }>('GET', '/api/admin/orders?limit=1')
  return (await findOrderByCode(server.store.db, orders[0]?.code ?? ''))?.id ?? 'none'
}

/** A requester of one-time codes: each phone has its own. */
async function askedCode({ server, nextPhone }: World) {
  const body = { branchId: 'kiosk-marca', phone: nextPhone() }
  await server.call('POST', '/api/sign-in/code', { body })
  return { ...body, code: await sentCode(server, body.phone) }
}

async function surveyAnswers({ ask }: World) {
  const survey = await ask<Survey>('GET', `/api/survey/${OWN}`)
  return answersToSend(survey, questionsAskedNow(survey, []), { general: { answer: '5', reasons: [] } })
}

async function receipted({ place, ask, work }: World) {
  const { code } = await place()
  await ask('PUT', `/api/admin/orders/${code}/status`, { status: 'GENERATED', paid: true })
  await work()
  return code
}

async function leftCart({ server }: World) {
  const { items } = await orderPayload(server, OWN)
  return { ...PLACE, items, orderModeId: MODE, navigationEvent: 'HIDDEN' }
}

export const DINER_REQUESTS: RealRequests<DinerOperation> = {
  getDinerEntity: () => ({ path: { alias: OWN } }),
  getFileUrl: () => ({ path: { id: BRANCH }, query: { type: 'LOGO' } }),
  getCountry: () => ({ path: { country: 'AR' } }),
  getCompany: () => ({ path: { companyId: 'chain' } }),
  listCompanyBranches: () => ({
    path: { company: 'chain' },
    query: { offset: '0', pageSize: '9', search: 'a' },
  }),
  listBranchContacts: () => ({ path: { alias: BRANCH }, query: { lat: '-34.6', lng: '-58.4' } }),
  listBranchOrderModes: ofBranch,
  getStorefront: () => ({ query: { alias: OWN } }),
  listStorefronts: () => ({ query: { search: 'bistro', offset: '0' } }),
  getMenuHashes: () => ({ path: { alias: OWN }, query: { orderModeId: MODE } }),
  getMenu: () => ({ path: { branchContactAlias: OWN, orderModeId: MODE } }),
  getMenuOutline: () => ({ path: { branchContactAlias: OWN, orderModeId: MODE } }),
  listPlateDiscounts: ofBranch,
  listMenuCustomizations: ofBranch,
  listIndicators: nothing,
  listEntityIndicators: () => ({ path: { entityType: 'plate', entityId: 'bistro.tarta' } }),
  getSchedule: () => ({ path: { orderModeId: 'bistro.delivery' } }),
  listGeneralDiscounts: ofMode,
  listGeneralSurcharges: ofMode,
  getFees: ofMode,
  getDeliveryFee: () => ({
    path: { id: OWN },
    query: { lat: String(NEAR.lat), lng: String(NEAR.lng), fullAddress: NEAR.fullAddress },
  }),
  getTable: () => ({ path: { id: OWN, tableUid: 'mesa-siete' } }),
  createOrder: async ({ server }) => ({
    body: await orderPayload(server, OWN, { mode: 'delivery' }),
    headers: { 'idempotency-key': newKey() },
  }),
  listCustomerOrders: async ({ place }) => {
    await place()
    return { query: { phone: PHONE, branchContactId: OWN, offset: '0' } }
  },
  getOrderFollowUp: async ({ place }) => ({
    path: { branchContactOrAlias: OWN, code: (await place({ mode: 'delivery' })).code },
  }),
  getReceipt: async (world) => ({
    path: { branchContactOrAlias: OWN, code: await receipted(world), nth: '1' },
    query: { format: 'text' },
  }),
  openOrderLink: async ({ place, server, rowOf }) => ({
    path: { token: (await OrderLinks.open(server.store)).tokenOf(await rowOf((await place()).code)) },
  }),
  updateOrderDetails: async ({ place }) => ({ body: { code: (await place()).code, notes: 'Sin sal' } }),
  updateOrderFollowUp: async ({ placedAnd }) => ({
    body: {
      code: (await placedAnd('ACCEPTED', 'READY', 'DELIVERED')).code,
      errorType: 'MISSING_ITEMS',
      text: 'Faltó la sopa',
    },
  }),
  requestSignInCode: ({ nextPhone }) => ({ body: { branchId: 'kiosk-marca', phone: nextPhone() } }),
  provePhone: async (world) => ({ body: await askedCode(world) }),
  signOut: nothing,
  getOrderingCustomer: async ({ place }) => {
    await place()
    return { path: { phone: PHONE }, query: { branchId: BRANCH } }
  },
  saveAbandonedCart: async (world) => ({ body: await leftCart(world) }),
  cancelAbandonedCart: () => ({ body: { ...PLACE, navigationEvent: 'VISIBLE' } }),
  getRecoveryCart: async (world) => {
    // a cart that is left while an order is sent is that order's
    world.time.now = new Date(world.time.now.getTime() + 120_000)
    await world.server.call('POST', '/api/abandoned/cart/', { body: await leftCart(world) })
    return { path: { phone: PHONE, branchContactId: OWN } }
  },
  getLoyaltyProgram: () => ({ path: { id: BRANCH } }),
  listLoyaltyHistory: () => ({
    path: { branchId: BRANCH, phone: PHONE },
    query: { offset: '0', limit: '9' },
  }),
  getLoyaltyReward: () => ({ path: { id: `${BRANCH}.bienvenida` } }),
  claimLoyaltyReward: ({ nextPhone }) => {
    const phone = nextPhone()
    const rewardId = `${BRANCH}.bienvenida`
    const body = { ...PLACE, phone, name: 'Ana', email: 'ana@example.com', loyaltyRewardId: rewardId }
    // a browser is given one a day
    return {
      path: { phone, rewardId },
      body,
      cookie: `vitrina_device=${randomBytes(32).toString('base64url')}`,
    }
  },
  validateCodeDiscount: () => ({
    body: {
      code: 'DIEZ',
      paymentTypeId: `${MODE}.cash`,
      phone: PHONE,
      branchId: BRANCH,
      orderModeId: MODE,
    },
  }),
  getExternalBenefits: () => ({
    path: { partner: 'club' },
    body: { branchId: BRANCH, branchContactId: OWN, externalUserId: 'ana', orderModeId: MODE },
    token: 'Bearer token-of-ana',
  }),
  createPaymentUrl: async ({ place }) => ({ body: linkOf(await place({ payment: 'ONLINE' })) }),
  payOrder: async (world) => ({
    body: {
      token: await cardToken(world.server, 'k'),
      paymentMethodId: 'visa',
      dinerOrderId: await declinedOrder(world),
      cardName: 'APRO',
      identificationType: 'DNI',
      identificationNumber: '12345678',
    },
  }),
  listPaymentProviders: nothing,
  receivePaymentNotice: async (world) => {
    const { secret } = world.sandbox
    const { headers, path } = noticeOf(await paidLink(world), {
      secret,
      noticeId: randomUUID(),
      now: world.time.now,
    })
    const { searchParams, pathname } = new URL(path, 'http://here')
    return {
      path: { provider: pathname.split('/').at(-1) ?? '' },
      query: Object.fromEntries(searchParams),
      headers,
    }
  },
  returnFromBank: refusedAtTheBank,
  callBackFromBank: async (world) => ({ ...(await refusedAtTheBank(world)), body: {} }),
  getSurvey: () => ({ path: { reference: OWN } }),
  answerSurvey: async (world) => ({
    path: { reference: (await world.placedAnd('ACCEPTED', 'READY', 'DELIVERED')).code },
    body: { answers: await surveyAnswers(world) },
  }),
  getSurveyCompletion: async ({ place }) => ({ path: { orderCode: (await place()).code } }),
  findNearbyVenues: () => ({
    body: {
      lat: NEAR.lat,
      lng: NEAR.lng,
      filters: { country: 'AR', branch_contact: OWN },
      pagingOption: { pageSize: 24, offset: 0 },
    },
  }),
  getTracking: async ({ made }) => ({ path: { alias: OWN, orderCode: (await made.ready()).code } }),
  logClientError: () => ({
    body: { error: 'Cart not found', context: { alias: OWN, path: '/menu/bistro' } },
  }),
  recordAnalyticsEvent: () => ({
    headers: { 'session-id': 'a-visit-of-somebody' },
    body: { event: 'ITEM_VIEW', context: { alias: OWN, name: 'Milanesa', price: 100 }, impediments: [] },
  }),
  searchAddress: () => ({ query: { q: 'guardia vieja', countrycodes: 'ar', limit: '3' } }),
  suggestPlaces: () => ({
    query: { q: 'guardia vieja', countrycodes: 'ar', session, lat: '-34.6', lng: '-58.4' },
  }),
  getPlaceDetails: () => ({ query: { id: 'ChIJ-guardia', session } }),
  getFile: async ({ ask }) => {
    const { url } = await ask<FileUrl>('GET', `/api/diner/file/${BRANCH}/url?type=LOGO`)
    return { path: { name: url.split('/').at(-1) ?? '' } }
  },
  getTile: () => ({ path: { z: '15', x: '11068', y: '19742' } }),
  getWebManifest: () => ({ path: { alias: OWN } }),
  getHealth: nothing,
  askHost: () => ({ query: { domain: 'kiosk.example' } }),
  getLiveness: nothing,
  getLiveSettings: nothing,
  reportPolicyViolation: () => ({
    body: {
      'csp-report': {
        'document-uri': 'https://vitrina.example/menu/bistro/checkout?token_ws=secret',
        'violated-directive': 'script-src-elem',
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://evil.example/x.js',
        'source-file': 'https://evil.example/x.js',
      },
    },
  }),
  openLiveUpdates: () => ({
    path: { key: 'vitrina' },
    query: { protocol: '7' },
    opensSocket: true,
  }),
}
