// Longer than 300 lines: each key that changes needs a venue with both providers and their accounts, made here.

/** Keys of a provider are changed while orders wait for their money: what began under the old ones ends under them. */
import { createHmac, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { MINUTE_MS } from '#domain/time/lengths.ts'
import type { BranchContact, OrderCreated, OrderFollowUp, PaymentUrl } from '#generated/models.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { noticePath } from '#server/payments/provider-paths.ts'
import { listRefunds } from '#server/repositories/ledger-repository.ts'
import { findOrderByCode } from '#server/repositories/orders-repository.ts'
import { changePayment, listPayments } from '#server/repositories/payments-repository.ts'
import { applyTenants } from '#server/tenants/apply-tenants.ts'
import { startEmulator } from './payments/mercado-pago-emulator.ts'
import { API_KEY, COMMERCE, startTransbank } from './payments/transbank-emulator.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { paidTenants, writePaidTenant, type PaidTenant } from './support/paid-tenants.ts'
import { DINER_COOKIE, testApp } from './support/test-app.ts'

type Accounts = { MERCADO_PAGO_ACCOUNTS?: string; TRANSBANK_ACCOUNTS?: string }

/** A venue whose keys can be changed: the folder is applied anew, and a server with other accounts started on the same data. */
async function rotatingVenue(tenant: PaidTenant, accounts: Accounts, apis: object) {
  const configOf = (keys: Accounts) => {
    const { mercadoPagoAccounts, transbankAccounts } = readConfig(keys)
    return { mercadoPagoAccounts, transbankAccounts, ...apis }
  }
  const tenantsDir = paidTenants({ bistro: tenant })
  const server = await testApp({ tenantsDir, cookie: DINER_COOKIE, config: configOf(accounts) })
  const { store, config, time } = server
  const clock = () => time.now
  let app: FastifyInstance | undefined
  const venue = {
    server,
    async call<T>(
      method: 'GET' | 'POST' | 'PUT',
      url: string,
      options: { body?: object; headers?: object } = {},
    ) {
      const headers = { cookie: DINER_COOKIE, 'idempotency-key': newKey(), ...options.headers }
      const answer = await (app ?? server.app).inject({ method, url, headers, payload: options.body })
      const body = (answer.body.startsWith('{') ? answer.json() : undefined) as T
      return { status: answer.statusCode, body, location: answer.headers.location }
    },
    async rotate(online: PaidTenant['online'], keys: Accounts) {
      await app?.close()
      writePaidTenant(tenantsDir, 'bistro', { ...tenant, online })
      await applyTenants(store, { tenantsDir, imagesDir: config.imagesDir, clock })
      app = await buildApp({ store, clock, config: { ...config, ...configOf(keys) } })
    },
    work(ms: number) {
      server.time.now = new Date(server.time.now.getTime() + ms)
      return (app ?? server.app).worker.runDue()
    },
    async place() {
      const body = await orderPayload(server, 'bistro', { payment: 'ONLINE' })
      return (await venue.call<OrderCreated>('POST', '/api/order', { body })).body
    },
    linkOf: ({ code, price }: OrderCreated) =>
      venue.call<PaymentUrl>('POST', '/api/paymenturl', {
        body: { code, branchContactId: 'bistro', amount: price },
      }),
    async paymentsOf({ code }: OrderCreated) {
      return listPayments(store.db, (await findOrderByCode(store.db, code))?.id ?? '')
    },
    isPaid: async ({ code }: OrderCreated) =>
      (await venue.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${code}`)).body.paid,
    async close() {
      await app?.close()
      await server.close()
      rmSync(tenantsDir, { recursive: true })
    },
  }
  return venue
}

type RotatingVenue = Awaited<ReturnType<typeof rotatingVenue>>

/** Words of the payments that the bistro offers, but for cash. */
async function offered({ call }: RotatingVenue): Promise<string[]> {
  const { body } = await call<{ branchContact: BranchContact }>('GET', '/api/diner/bistro')
  const payments = body.branchContact.deliveryConfig.orderModes.flatMap(({ paymentTypes }) => paymentTypes)
  return [...new Set(payments.flatMap(({ onlinePayment }) => onlinePayment?.paymentMethod ?? []))]
}

describe('[PAY-01] accounts of Mercado Pago', () => {
  const OLD = { publicKey: 'APP_USR-old', accessToken: 'access-token-old', currency: 'ARS' }
  const NEW = { publicKey: 'APP_USR-new', accessToken: 'access-token-new', currency: 'ARS' }
  const OLD_SECRET = 'webhook-secret-old'
  const NEW_SECRET = 'webhook-secret-new'
  const account = ({ accessToken }: typeof OLD, over: object = {}) => ({
    accessToken,
    webhookSecret: OLD_SECRET,
    payerEmail: 'pedidos@example.com',
    ...over,
  })
  const accounts = (byKey: object): Accounts => ({ MERCADO_PAGO_ACCOUNTS: JSON.stringify(byKey) })
  const namedBy = ({ publicKey }: typeof OLD) => ({ providerName: 'mercado-pago', publicKey })
  const before = accounts({ [OLD.publicKey]: account(OLD) })
  const after = accounts({
    [OLD.publicKey]: account(OLD, { retired: true }),
    [NEW.publicKey]: account(NEW),
  })

  let vendor: Awaited<ReturnType<typeof startEmulator>>
  let venue: RotatingVenue
  beforeAll(async () => {
    vendor = await startEmulator([OLD, NEW])
    venue = await rotatingVenue({ country: 'AR', online: namedBy(OLD) }, before, {
      mercadoPagoApi: vendor.url,
    })
  })
  beforeEach(() => venue.rotate(namedBy(OLD), before))
  afterAll(async () => {
    await venue.close()
    await vendor.close()
  })

  /** @returns the status of our answer */
  async function notify(paymentId: number, publicKey: string, secret: string): Promise<number> {
    const dataId = String(paymentId)
    const noticeId = randomUUID()
    const ts = String(venue.server.time.now.getTime())
    const v1 = createHmac('sha256', secret)
      .update(`id:${dataId};request-id:${noticeId};ts:${ts};`)
      .digest('hex')
    const query = new URLSearchParams({ account: publicKey, 'data.id': dataId, type: 'payment' })
    const headers = { 'x-request-id': noticeId, 'x-signature': `ts=${ts},v1=${v1}` }
    return (await venue.call('POST', `${noticePath('mercado-pago')}?${query.toString()}`, { headers })).status
  }
  /** An order whose link stands open, and its payment. */
  async function linked() {
    const order = await venue.place()
    const { body: link } = await venue.linkOf(order)
    const [payment] = await venue.paymentsOf(order)
    if (payment === undefined) throw new Error('No payment')
    return { order, link, payment, amount: order.price / 100 }
  }

  test('what began under the old key is asked about and told there, what begins now goes to the new one', async () => {
    const [asked, told] = [await linked(), await linked()]
    await venue.rotate(namedBy(NEW), after)
    expect(await venue.linkOf(asked.order)).toMatchObject({ status: 200, body: asked.link })
    vendor.pay(asked.payment.id, asked.amount, OLD)
    expect(await venue.isPaid(asked.order)).toBe(true)
    const paid = vendor.pay(told.payment.id, told.amount, OLD)
    expect(await notify(paid.id, OLD.publicKey, OLD_SECRET)).toBe(200)
    expect(await venue.paymentsOf(told.order)).toMatchObject([{ status: 'APPROVED' }])
    expect(await venue.isPaid(told.order)).toBe(true)
    const next = await linked()
    expect(next.payment.publicKey).toBe(NEW.publicKey)
    vendor.pay(next.payment.id, next.amount, NEW)
    expect(await venue.isPaid(next.order)).toBe(true)
  })

  test('a link that was not made yet is made for the account that is asked about it', async () => {
    const { order, payment, amount } = await linked()
    // as a process leaves it that ends between the two
    await changePayment(
      venue.server.store.db,
      payment.id,
      ['OPEN'],
      { url: null, reference: null },
      new Date(),
    )
    await venue.rotate(namedBy(NEW), after)
    vendor.requests = []
    expect((await venue.linkOf(order)).status).toBe(200)
    const made = vendor.requests.filter(({ path }) => path.startsWith('/checkout/preferences'))
    expect(made.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${OLD.accessToken}`])
    vendor.pay(payment.id, amount, OLD)
    expect(await venue.isPaid(order)).toBe(true)
  })

  test('an account that is gone is asked for nothing: its refund is the venue’s after a day, its link keeps no order', async () => {
    const [paid, left, asked] = [await linked(), await linked(), await linked()]
    vendor.pay(paid.payment.id, paid.amount, OLD)
    expect(await venue.isPaid(paid.order)).toBe(true)
    await venue.rotate(namedBy(NEW), accounts({ [NEW.publicKey]: account(NEW) }))
    expect((await venue.linkOf(asked.order)).body.url).not.toBe(asked.link.url)
    // both were begun at the same moment
    const begun = (await venue.paymentsOf(asked.order)).map(({ publicKey, status }) => [publicKey, status])
    expect(begun.toSorted(([a = ''], [b = '']) => a.localeCompare(b))).toEqual([
      [NEW.publicKey, 'OPEN'],
      [OLD.publicKey, 'DECLINED'],
    ])
    const body = { code: paid.order.code, errorType: 'CANCEL' }
    expect((await venue.call('POST', '/api/diner/order/followup', { body })).status).toBe(200)
    const hours = (count: number) => venue.work(count * 3_600_000)
    for (const count of [0, 26, 23]) await hours(count)
    const { db } = venue.server.store
    const id = (await findOrderByCode(db, paid.order.code))?.id ?? ''
    expect(await listRefunds(db, [id])).toMatchObject([{ status: 'FAILED', detail: 'no-provider' }])
    expect(await findOrderByCode(db, left.order.code)).toMatchObject({ status: 'CANCELED' })
  })

  test('a retired account takes no new payment', async () => {
    expect(await offered(venue)).toContain('LINK')
    await venue.rotate(namedBy(OLD), after)
    expect(await offered(venue)).toEqual(['DISABLED'])
  })

  test('a notice may be signed with the old secret as long as the account names it', async () => {
    const [first, second] = [await linked(), await linked()]
    const withSecrets = (over: object) => accounts({ [OLD.publicKey]: account(OLD, over) })
    const both = withSecrets({ webhookSecret: NEW_SECRET, oldWebhookSecrets: [OLD_SECRET] })
    await venue.rotate(namedBy(OLD), both)
    for (const [{ order, payment, amount }, secret] of [
      [first, OLD_SECRET],
      [second, NEW_SECRET],
    ] as const) {
      const paid = vendor.pay(payment.id, amount, OLD)
      expect(await notify(paid.id, OLD.publicKey, 'webhook-secret-of-somebody')).toBe(401)
      expect(await notify(paid.id, OLD.publicKey, secret)).toBe(200)
      expect(await venue.isPaid(order)).toBe(true)
    }
    const { payment, amount } = await linked()
    await venue.rotate(namedBy(OLD), withSecrets({ webhookSecret: NEW_SECRET }))
    const paid = vendor.pay(payment.id, amount, OLD)
    expect(await notify(paid.id, OLD.publicKey, OLD_SECRET)).toBe(401)
  })
})

describe('[PAY-01] accounts at Transbank', () => {
  const [OLD, NEW] = ['597055555532', '597055555540']
  const KEYS = { [OLD]: 'secret-key-old', [NEW]: 'secret-key-new' }
  const namedBy = (publicKey: string) => ({ providerName: 'transbank', publicKey })
  const account = (code: string, over: object = {}) => ({ [code]: { apiKey: KEYS[code], ...over } })
  const accounts = (...all: object[]): Accounts => ({
    TRANSBANK_ACCOUNTS: JSON.stringify(Object.assign({}, ...all)),
  })

  test('a diner who stood at the bank is confirmed there, and what does not count is sent back from there', async () => {
    const bank = await startTransbank(KEYS)
    const tenant: PaidTenant = { country: 'CL', online: namedBy(OLD) }
    const venue = await rotatingVenue(tenant, accounts(account(OLD)), { transbankApi: bank.url })
    const atTheBank = async () => {
      const order = await venue.place()
      const { body } = await venue.linkOf(order)
      const transaction = bank.transactions.find(({ token }) => token === body.token)
      if (transaction === undefined) throw new Error('No transaction')
      transaction.paid = 'agreed'
      return { order, transaction }
    }
    const comeBack = async ({ transaction: { return_url, token } }: Awaited<ReturnType<typeof atTheBank>>) =>
      (await venue.call('GET', `${new URL(return_url).pathname}?token_ws=${token}`)).location
    const [good, wrong] = [await atTheBank(), await atTheBank()]
    wrong.transaction.amount -= 1

    await venue.rotate(namedBy(NEW), accounts(account(OLD, { retired: true }), account(NEW)))
    expect(await comeBack(good)).toMatch(/payment=SUCCESS$/)
    expect(await venue.isPaid(good.order)).toBe(true)
    expect(await comeBack(wrong)).toMatch(/payment=REJECTED$/)
    await venue.server.app.worker.runDue()
    expect(wrong.transaction.status).toBe('REVERSED')
    const next = await atTheBank()
    expect(next.transaction.commerce).toBe(NEW)
    expect(await comeBack(next)).toMatch(/payment=SUCCESS$/)

    await venue.rotate(namedBy(OLD), accounts(account(OLD, { retired: true })))
    expect(await offered(venue)).toEqual(['DISABLED'])
    await venue.close()
    await bank.close()
  })
})

test('[PAY-01] a venue that goes to another provider: what was begun at the one before ends there, and no dead page is given', async () => {
  const bank = await startTransbank()
  const vendor = await startEmulator([{ accessToken: 'access-token-chile', currency: 'CLP' }])
  const account = { accessToken: 'access-token-chile', webhookSecret: 'secret-chile', payerEmail: 'a@b.cl' }
  const both = {
    TRANSBANK_ACCOUNTS: JSON.stringify({ [COMMERCE]: { apiKey: API_KEY } }),
    MERCADO_PAGO_ACCOUNTS: JSON.stringify({ 'APP_USR-chile': account }),
  }
  const before = { providerName: 'transbank', publicKey: COMMERCE }
  const after = { providerName: 'mercado-pago', publicKey: 'APP_USR-chile' }
  const apis = { transbankApi: bank.url, mercadoPagoApi: vendor.url }
  const venue = await rotatingVenue({ country: 'CL', online: before }, both, apis)
  const [left, atTheBank] = [await venue.place(), await venue.place()]
  for (const order of [left, atTheBank]) expect((await venue.linkOf(order)).status).toBe(200)
  const transaction = bank.transactions.at(-1)
  Object.assign(transaction ?? {}, { paid: 'agreed' })
  await venue.rotate(after, both)
  const { pathname } = new URL(transaction?.return_url ?? '')
  expect((await venue.call('GET', `${pathname}?token_ws=${transaction?.token}`)).location).toMatch(/SUCCESS$/)
  for (const minutes of [1, 20]) {
    venue.server.time.now = new Date(venue.server.time.now.getTime() + minutes * MINUTE_MS)
    expect((await venue.linkOf(left)).body.url, `after ${minutes} minutes`).toContain('mercadopago')
  }
  expect(await venue.paymentsOf(left)).toMatchObject([
    { provider: 'mercado-pago', status: 'OPEN' },
    { provider: 'transbank', status: 'DECLINED' },
  ])
  await venue.close()
  await vendor.close()
  await bank.close()
})

test('what an account may say of itself is checked, and never repeated', () => {
  const account = {
    accessToken: 'secret-of-somebody',
    webhookSecret: 'secret-of-somebody',
    payerEmail: 'a@b.c',
  }
  for (const over of [{ retired: 'secret-of' }, { oldWebhookSecrets: 'secret-of-somebody' }])
    expect(() =>
      readConfig({ MERCADO_PAGO_ACCOUNTS: JSON.stringify({ k: { ...account, ...over } }) }),
    ).toThrow(
      expect.objectContaining({
        code: 'BAD_CONFIGURATION',
        message: expect.not.stringContaining('secret-of') as string,
      }),
    )
})
