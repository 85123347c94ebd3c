import { newOrderCode } from '#domain/order/code.ts'
import type { OrderCreated, OrderPayload, OrderMode } from '#generated/models.ts'
import { defaultPhoneCountry, normalisePhone } from '#domain/phone/phone.ts'
import { paths } from '#domain/routes/routes.ts'
import { fail, isFailure, type Failure } from '../../contract/handlers.ts'
import type { ContactEntry } from '../../catalog/catalog.ts'
import type { Db } from '../../db/store.ts'
import { newId } from '../../db/new-id.ts'
import { findKey, bodyHash } from '../../repositories/idempotency-repository.ts'
import { findOrderById, giveToDevice, type OrderRow } from '../../repositories/orders-repository.ts'
import { listAbandonedOrders } from '../../repositories/payments-repository.ts'
import { lockBenefits } from '../../repositories/settle-order.ts'
import { lockOrders } from '../../repositories/shipments-repository.ts'
import type { Services } from '../../services.ts'
import { checkAddress } from '../address/check-address.ts'
import { viewerOf, type Viewer } from '../identity/viewer.ts'
import { toolsFor } from '../shipments/write-move.ts'
import { moveWithin } from './change-order.ts'
import { judgeOrder, type JudgedOrder } from './judge-order.ts'
import { orderRows } from './order-rows.ts'
import { orderWay } from './order-way.ts'
import { keepsFromCode } from '../codes/find-code.ts'
import { grantCode } from '../codes/grant-code.ts'
import { grantPoints } from '../loyalty/program.ts'
import { grantPartnerBenefit } from '../partners/partner-benefits.ts'
import type { BenefitsRequest, Grant, GrantedBenefits } from './benefit.ts'
import { writeOrder, type Claim } from '../../repositories/place-order-repository.ts'
import { issueFor } from '../receipts/issue-receipts.ts'
import { chargeOrder } from '../payments/charge-order.ts'
import { isLeftUnpaid } from '../payments/ask-provider.ts'
import { isPastPaying } from '../payments/order-payment.ts'

export type PlaceOrder = {
  payload: OrderPayload
  key: string
  deviceId: string
  /** whether the browser had this device session before the request */
  isKnownDevice: boolean
  /** token of an external partner's user */
  partnerToken?: string
  /** by `networkOf` */
  network: string
  origin: string
  now: Date
  /** other writes in the order's transaction, after the order itself */
  within?(tx: Db, orderId: string): Promise<void>
}

/** A new order, or the one that the same request created before. */
export type Placed = { order: OrderCreated; isNew: boolean }

/** The venue, or another order of the device, may change between judging and writing; more than this is a fault. */
const ATTEMPTS = 3

/**
 * Places an order once per key. It is priced again by the venue's data, and written as a whole or not at all, only
 * while the venue's version that set the prices is current. A repeat returns the first order, even if the menu has
 * changed.
 */
export async function placeOrder(services: Services, request: PlaceOrder): Promise<Placed | Failure> {
  const { catalog, store } = services
  // another card retries payment of the same order; the points follow from it, and a device earns once a day
  const { token: _token, loyaltyProgramPoints: _points, ...asked } = request.payload
  const hash = bodyHash(asked)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const contact = await catalog.findContact(request.payload.branchContact.id)
    if (contact === undefined || contact.branchContact.commercialTermsInfo.blocked) {
      const refused = contact === undefined ? 'BRANCH_CONTACT_NOT_FOUND' : 'BRANCH_CONTACT_BLOCKED'
      return (await findPlaced(store.db, request, hash)) ?? fail(refused)
    }
    const menu = await catalog.menu(contact, request.payload.orderModeId)
    const { branch } = contact.branchContact
    const phone = normalisePhone(request.payload.phone, defaultPhoneCountry(branch.country))
    const viewer = await viewerOf(services, branch, phone.ok ? phone.e164 : '', request)
    const replaces = await replacedBy(services, contact, request)
    const benefits = await grantBenefits(services, { ...request, viewer, replaces, contact })
    const { destination } = request.payload
    const address = destination && (await checkAddress(services, contact, destination))
    const judgement = judgeOrder(request.payload, contact, menu, { benefits, address, phone }, request.now)
    const claims = benefits.claims ?? []
    const outcome = judgement.ok
      ? await write(services, request, { judged: judgement.order, viewer, replaces, claims }, hash)
      : fail('ORDER_REFUSED', { errors: judgement.issues })
    if (outcome !== undefined && !isFailure(outcome)) return outcome
    const placed = await findPlaced(store.db, request, hash)
    if (placed !== undefined) return placed
    if (outcome !== undefined) return outcome
    // it was priced by outdated data of the venue
    catalog.drop(contact.tenant)
  }
  throw new Error(`A venue changed ${ATTEMPTS} times while an order was placed`)
}

type Judged = {
  judged: JudgedOrder
  viewer: Viewer
  replaces: readonly OrderRow[]
  claims: readonly Claim[]
}

/** @returns undefined when the key is taken or the data the order was judged by has changed */
async function write(
  services: Services,
  { payload, key, deviceId, origin, now, within }: PlaceOrder,
  { judged, viewer, replaces, claims }: Judged,
  hash: string,
): Promise<Placed | Failure | undefined> {
  const { store, catalog, places, randomBytes } = services
  const { contact } = judged
  const presentation = await catalog.presentation(contact.tenant)
  if (presentation === undefined) return undefined
  const id = newId(randomBytes, now)
  const code = newOrderCode(randomBytes)
  const link = await places.address(contact.tenant, paths.followUp(contact.alias, code), origin)
  const { order, lines } = orderRows({ id, code, payload, judged, presentation, deviceId, viewer, link, now })
  const toPlace = { key, bodyHash: hash, version: contact.version, order, lines }
  const ending = await endReplaced(services, replaces)
  const written = await writeOrder(store.db, [...ending, ...claims], toPlace, within)
  if (written.kind === 'refused') return fail('ORDER_REFUSED', { errors: [written.issue] })
  if (written.kind === 'not-written') return undefined
  const { status, price } = order
  return { order: { code, id, status, price, createdAt: now.toISOString() }, isNew: true }
}

/**
 * Cancels the orders that a new one replaces, after locking them and everything the new one takes. An order that
 * changed meanwhile may have been paid, so the orders to end are read again.
 */
async function endReplaced(services: Services, replaces: readonly OrderRow[]): Promise<Claim[]> {
  if (replaces.length === 0) return []
  const ending = await Promise.all(
    replaces.map(async (one) => ({ one, tools: await toolsFor(services, one.branchContact) })),
  )
  const endAll: Claim = async (tx, order) => {
    await lockOrders(
      tx,
      replaces.map(({ id }) => id),
    )
    await lockBenefits(tx, [...replaces, order])
    for (const { one, tools } of ending)
      if (isFailure(await moveWithin(tx, tools, one, { status: 'CANCELED' }, { by: 'system' })))
        return 'outdated'
    return undefined
  }
  return [endAll]
}

/**
 * The order of a repeated request. Only the same browser knows the key and the whole payload, so the order is moved
 * to the device session it has now: the first session may have been lost with the first answer.
 * @source decision 31
 */
async function findPlaced(
  db: Db,
  { payload, key, deviceId }: PlaceOrder,
  hash: string,
): Promise<Placed | Failure | undefined> {
  const use = await findKey(db, payload.branchContact.id, key)
  if (use === undefined) return undefined
  if (use.bodyHash !== hash) return fail('IDEMPOTENCY_CONFLICT')
  const order = await findOrderById(db, use.orderId)
  if (order === undefined) return undefined
  if (order.deviceId !== deviceId) await giveToDevice(db, order.id, deviceId)
  const { code, id, status, price, orderedAt } = order
  return { order: { code, id, status, price, createdAt: orderedAt.toISOString() }, isNew: false }
}

const GRANTS: readonly Grant[] = [grantPoints, grantCode, grantPartnerBenefit]

/** All benefits that an order requests. */
async function grantBenefits(services: Services, request: BenefitsRequest): Promise<GrantedBenefits> {
  const granted = await Promise.all(GRANTS.map((grant) => grant(services, request)))
  return Object.assign({}, ...granted, {
    priced: Object.assign({}, ...granted.map(({ priced }) => priced)) as GrantedBenefits['priced'],
    issues: granted.flatMap(({ issues }) => issues),
    claims: granted.flatMap(({ claims = [] }) => claims),
  }) as GrantedBenefits
}

/**
 * Places an order and then charges its card. The order exists, unconfirmed, before any money moves, so a refused card
 * may be followed by another for the same order.
 * @source diner spec §4 "Upload API additionally sends the card token"; decision 41
 */
export async function placeAndPay(services: Services, request: PlaceOrder): Promise<Placed | Failure> {
  const placed = await placeOrder(services, request)
  if (isFailure(placed)) return placed
  const { branchContact, orderModeId, paymentType, token } = request.payload
  const contact = await services.catalog.findContact(branchContact.id)
  const { payment } = orderWay(contact, { orderModeId, paymentTypeId: paymentType })
  if (payment?.upload !== 'API' || placed.order.price === 0) return placed
  const order = await findOrderById(services.store.db, placed.order.id)
  if (order === undefined) throw new Error('A placed order is gone')
  const charged = await chargeOrder(services, order, { token, origin: request.origin, now: request.now })
  if (isFailure(charged) && charged.failure === 'PROVIDER_FAILED') return charged
  const now = (await findOrderById(services.store.db, order.id)) ?? order
  if (isFailure(charged)) {
    // an order that can no longer be paid accepts no other card: the same payload again is a new order
    if (!placed.isNew && isPastPaying(now, request.now)) return fail('IDEMPOTENCY_CONFLICT')
    return fail('PAYMENT_REFUSED', { detail: charged.detail })
  }
  if (charged === 'SUCCESS') await issueFor(services, now)
  return { ...placed, order: { ...placed.order, status: now.status, payment: charged } }
}

const takesCards = ({ paymentTypes }: OrderMode) => paymentTypes.some(({ upload }) => upload === 'API')

/** Whether an order needs a code or points that an earlier one may hold. */
const usesUp = ({ payload }: Pick<PlaceOrder, 'payload'>) =>
  payload.generalCodeDiscount !== undefined || payload.loyaltyInfo.redeemedPoints > 0

/**
 * The orders that this one replaces. A diner who orders again after a refused card will not pay the refused order any
 * more: it ends and frees its code and points; at another branch of the tenant, only if it blocks this order's code.
 * A payment link may be open in another tab: its order ends only for an order that needs a code or points.
 */
async function replacedBy(
  services: Services,
  contact: ContactEntry,
  request: PlaceOrder,
): Promise<OrderRow[]> {
  const { branch, deliveryConfig } = contact.branchContact
  // a new device session has no earlier orders
  if (!request.isKnownDevice) return []
  if (!usesUp(request) && !deliveryConfig.orderModes.some(takesCards)) return []
  const { deviceId, payload } = request
  const codes = (await services.catalog.findBranch(branch.id))?.settings.codeDiscounts ?? []
  const code = codes.find(({ id }) => id === payload.generalCodeDiscount?.discountReferenceId)
  const where = code === undefined ? { branch: branch.id } : { tenant: contact.tenant }
  const abandoned = (await listAbandonedOrders(services.store.db, { deviceId, ...where })).filter(
    (order) => order.branch === branch.id || code === undefined || keepsFromCode(code, order),
  )
  if (abandoned.length === 0) return []
  // another card for one of them is the same order
  if ((await findKey(services.store.db, contact.alias, request.key)) !== undefined) return []
  const replaced: OrderRow[] = []
  for (const order of abandoned)
    if ((order.paymentMethod !== 'ONLINE' || usesUp(request)) && (await isLeftUnpaid(services, order)))
      replaced.push(order)
  return replaced
}
