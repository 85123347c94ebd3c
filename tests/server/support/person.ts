import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { OrderCreated } from '#generated/models.ts'
import { codeUses } from '#server/db/schema/codes.ts'
import { orderCancellations, webhookDeliveries, webhooks } from '#server/db/schema/console.ts'
import { riders, riderShifts, shiftTries, shipmentEvents, shipments } from '#server/db/schema/delivery.ts'
import { oneTimeCodes, phoneProofs } from '#server/db/schema/identity.ts'
import { chargeBacks, charges, refunds } from '#server/db/schema/ledger.ts'
import { loyaltyClaims, unprovenBenefits } from '#server/db/schema/loyalty.ts'
import { orderReports, orders } from '#server/db/schema/orders.ts'
import { payments } from '#server/db/schema/payments.ts'
import { analyticsEvents, customers } from '#server/db/schema/people.ts'
import { receipts } from '#server/db/schema/receipts.ts'
import { surveyAnswers } from '#server/db/schema/surveys.ts'
import { abandonedCarts, sentMessages } from '#server/db/schema/work.ts'
import { NEAR, newKey, orderPayload } from './order-payload.ts'
import { DINER_COOKIE, type TestApp } from './test-app.ts'

/** What stands in the rows of a person and nowhere else. */
export const FILOMENA = {
  name: 'Filomena',
  phone: '+5491155550101',
  /** as its digits stand in messages */
  digits: '1155550101',
  email: 'filo@correo.example',
  document: '30111222',
  street: 'Pasaje Escondido',
  words: 'palabras suyas',
} as const

/** Everything by which a row could name her. */
export const MARKS: readonly string[] = Object.values(FILOMENA)

const VISIT = 'a-visit-of-hers'

/** An order of hers at a venue, as a diner places it. */
export async function placeAsFilomena(server: TestApp, alias: string): Promise<OrderCreated> {
  const { name, phone, email, street, words, document } = FILOMENA
  const location = { ...NEAR, street, fullAddress: `${street} 120`, details: words }
  const body = await orderPayload(server, alias, {
    mode: 'delivery',
    form: { customerName: name, phone, notes: words, location },
  })
  const [first, ...rest] = body.items
  const answer = await server.call<OrderCreated>('POST', '/api/order', {
    body: {
      ...body,
      customerEmail: email,
      document,
      items: first === undefined ? [] : [{ ...first, notes: words }, ...rest],
      // one visit of a browser, whose venues need not be of one tenant
      analyticsInfo: { sessionId: VISIT },
      receiptHolder: { name, identificationType: 'DNI', identificationNumber: document },
    },
    headers: { 'idempotency-key': newKey() },
    cookie: DINER_COOKIE,
  })
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body
}

/** Moves an order to its end. */
export async function deliver(server: TestApp, code: string): Promise<void> {
  for (const status of ['ACCEPTED', 'READY', 'DELIVERED']) {
    const url = `/api/admin/orders/${code}/status`
    const { status: answered, text } = await server.call('PUT', url, { body: { status }, admin: true })
    if (answered !== 200) throw new Error(text)
  }
}

/** A row of hers in every table that can have one, around an order that was placed. */
export async function writeTraces({ store, time }: TestApp, tenant: string, orderId: string): Promise<void> {
  const { db } = store
  const { name, phone, email, words } = FILOMENA
  const at = time.now
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (order === undefined) throw new Error(`no order ${orderId}`)
  const { branch, branchContact, orderModeId } = order
  const deviceId = `device at ${tenant}`
  const later = new Date(at.getTime() + 600_000)
  await db.insert(customers).values({ branch, phone, name, email, optIn: true, updatedAt: at })
  await db.insert(phoneProofs).values({ branch, phone, deviceId, provenAt: at })
  await db
    .insert(oneTimeCodes)
    .values({ branch, phone, deviceId, codeHash: 'hash', createdAt: at, expiresAt: later })
  await db.insert(loyaltyClaims).values({ rewardId: `r ${tenant}`, branch, phone, deviceId, name, email, at })
  await db
    .insert(unprovenBenefits)
    .values({ branch, kind: 'FIRST_ORDER', deviceId, network: '192.0.2.7', orderId, at })
  await db.insert(codeUses).values({ tenant, codeId: 'hola', subject: `proven phone ${phone}`, used: 1 })
  await db.insert(sentMessages).values({ at, tenant, channel: 'email', to: email, text: `Hola ${name}` })
  const cart = randomUUID()
  await db.insert(abandonedCarts).values({
    id: cart,
    deviceId,
    tenant,
    branchContact,
    orderModeId,
    phone,
    items: [],
    leftAt: at,
  })
  await db.execute(
    `insert into jobs (queue, key, payload, run_at, created_at) values ('carts.left', '${cart}', '{"token":"t"}', now(), now())`,
  )
  await db
    .insert(analyticsEvents)
    .values({ sessionId: VISIT, event: 'PAY_ORDER', branchContact, at, payload: {} })
  await db.insert(orderReports).values({ id: randomUUID(), orderId, type: 'OTHER', text: words, at })
  await db.insert(orderCancellations).values({ orderId, reason: words })
  await db.insert(surveyAnswers).values({
    orderId,
    questionId: 'q',
    tenant,
    branchContact,
    surveyId: 's',
    questionType: 'text',
    title: '¿Algo más?',
    answer: words,
    reasons: [],
    at,
  })
  await writeMoney(db, order, at)
  await writeRide(db, order, at)
}

type Db = TestApp['store']['db']
type Order = typeof orders.$inferSelect

async function writeMoney(db: Db, { id: orderId, branchContact, code }: Order, at: Date): Promise<void> {
  const { name, document } = FILOMENA
  const paymentId = randomUUID()
  const chargeId = randomUUID()
  await db.insert(payments).values({
    id: paymentId,
    orderId,
    provider: 'embedded',
    publicKey: 'k',
    kind: 'LINK',
    status: 'FAILED',
    amount: 100,
    url: `https://pay.example/${name}`,
    createdAt: at,
    updatedAt: at,
  })
  await db.insert(charges).values({
    id: chargeId,
    orderId,
    branchContact,
    method: 'CASH',
    source: 'VENUE',
    amount: 100,
    at,
  })
  await db.insert(chargeBacks).values({ chargeId, branchContact, amount: 1, at })
  await db.insert(refunds).values({
    chargeId,
    orderId,
    branchContact,
    amount: 1,
    status: 'CONFIRMED',
    reason: 'VENUE',
    requestedAt: at,
  })
  const issued = [
    ['embedded', 'ISSUED'],
    ['http', 'ISSUED'],
    ['http', 'REFUSED'],
  ] as const
  for (const [nth, [provider, status]] of issued.entries())
    await db.insert(receipts).values({
      orderId,
      branchContact,
      nth: nth + 11,
      kind: 'RECEIPT',
      series: `of ${code}`,
      number: nth + 1,
      cause: randomUUID(),
      amount: 100,
      content: { customer: { name, document } } as never,
      provider,
      status,
      detail: status === 'REFUSED' ? `No existe ${name}` : null,
      issuedAt: at,
    })
}

async function writeRide(db: Db, { id: orderId, tenant, branchContact }: Order, at: Date): Promise<void> {
  const { name, phone, words } = FILOMENA
  const riderId = randomUUID()
  await db.insert(riders).values({ id: riderId, tenant, branchContact, phone, name, createdAt: at })
  await db.insert(riderShifts).values({
    id: randomUUID(),
    riderId,
    tokenHash: `shift at ${tenant}`,
    startedAt: at,
    expiresAt: at,
    endedAt: at,
  })
  await db.insert(shiftTries).values({ id: randomUUID(), branchContact, phone, at })
  const shipmentId = randomUUID()
  await db.insert(shipments).values({
    id: shipmentId,
    tenant,
    branchContact,
    orderId,
    logisticsOrder: randomUUID(),
    status: 'DELIVERED',
    codeToShow: 'ABC',
    trackingId: `tracked at ${tenant}`,
    deliveryKey: '1234',
    withoutKeyReason: words,
    riderId,
    createdAt: at,
    updatedAt: at,
  })
  await db.insert(shipmentEvents).values({ shipmentId, revision: 1, status: 'DELIVERED', at, riderId })
  await db.insert(charges).values({
    orderId,
    branchContact,
    method: 'CASH',
    source: 'RIDER',
    takenBy: riderId,
    amount: 100,
    at,
  })
  const webhookId = randomUUID()
  await db
    .insert(webhooks)
    .values({ id: webhookId, tenant, url: 'https://hook.example', secret: 's', topics: [], createdAt: at })
  await db.insert(webhookDeliveries).values({
    id: randomUUID(),
    webhookId,
    eventId: 1,
    topic: 'shipment.moved',
    subject: shipmentId,
    data: { withoutKeyReason: words },
    state: 'DELIVERED',
    nextAt: at,
    createdAt: at,
  })
  await db.execute(
    `insert into jobs (queue, key, payload, run_at, created_at, last_error) values ('event.webhooks', '9${tenant}',
      '{"subject":"${shipmentId}","payload":{"code":"x","withoutKeyReason":"${words}"}}', now() + interval '1 year', now(), '${words}')`,
  )
}
