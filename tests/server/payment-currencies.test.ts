// Longer than 300 lines: one server with a venue for each pair of currencies, and what each pair may do wrong.

import { rmSync } from 'node:fs'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { ConsoleOrder, OrderCreated, OrderFollowUp, PaymentUrl, Storefront } from '#generated/models.ts'
import { readConfig } from '#server/config.ts'
import { payments } from '#server/db/schema/payments.ts'
import { listCharges } from '#server/repositories/ledger-repository.ts'
import { findOrderByCode } from '#server/repositories/orders-repository.ts'
import { listPayments } from '#server/repositories/payments-repository.ts'
import { folderFaultText } from '#messages/faults.ts'
import { applyTenants } from '#server/tenants/apply-tenants.ts'
import { checkTenants } from '#server/tenants/check-tenants.ts'
import { startEmulator, type Emulator } from './payments/mercado-pago-emulator.ts'
import { refundByHand } from './payments/mercado-pago-refunds.ts'
import { API_KEY, COMMERCE, startTransbank, type TransbankEmulator } from './payments/transbank-emulator.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { paidTenants, writePaidTenant, type PaidTenant } from './support/paid-tenants.ts'
import { DINER_COOKIE, SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

const sellerIn = (currency: string) => ({ accessToken: `access-token-of-${currency}`, currency })
const takenIn = (currency: string) => ({ providerName: 'mercado-pago', publicKey: `APP_USR-${currency}` })
const TENANTS = {
  /** Colombia, in whole pesos as Mercado Pago takes them */
  bogota: {
    country: 'CO',
    currency: { code: 'COP', symbol: '$', mantissaLength: 0 },
    online: takenIn('COP'),
  },
  /** Colombia, with the cents that Mercado Pago does not take */
  medellin: { country: 'CO', online: takenIn('COP') },
  /** in whole pesos, of which its account knows cents */
  rosario: {
    country: 'AR',
    currency: { code: 'ARS', symbol: '$', mantissaLength: 0 },
    online: takenIn('ARS'),
  },
  /** in dollars, with an account that takes pesos */
  palermo: {
    country: 'AR',
    currency: { code: 'USD', symbol: 'US$', mantissaLength: 2 },
    online: takenIn('ARS'),
  },
  /** Chile with cents, which its bank does not know */
  santiago: {
    country: 'CL',
    currency: { code: 'CLP', symbol: '$', mantissaLength: 2 },
    online: { providerName: 'transbank', publicKey: COMMERCE },
  },
} as const satisfies Record<string, PaidTenant>

let vendor: Emulator
let bank: TransbankEmulator
let server: TestApp
let tenantsDir: string
beforeAll(async () => {
  vendor = await startEmulator([sellerIn('COP'), sellerIn('ARS')])
  bank = await startTransbank()
  tenantsDir = paidTenants(TENANTS)
  const account = (currency: string) => [
    takenIn(currency).publicKey,
    {
      accessToken: sellerIn(currency).accessToken,
      webhookSecret: 'webhook-secret',
      payerEmail: 'pedidos@example.com',
    },
  ]
  const { mercadoPagoAccounts, transbankAccounts } = readConfig({
    MERCADO_PAGO_ACCOUNTS: JSON.stringify(Object.fromEntries([account('COP'), account('ARS')])),
    TRANSBANK_ACCOUNTS: JSON.stringify({ [COMMERCE]: { apiKey: API_KEY } }),
  })
  const config = {
    mercadoPagoAccounts,
    mercadoPagoApi: vendor.url,
    transbankAccounts,
    transbankApi: bank.url,
  }
  server = await testApp({ cookie: DINER_COOKIE, tenantsDir, config })
})
afterAll(async () => {
  await server.close()
  await vendor.close()
  await bank.close()
  rmSync(tenantsDir, { recursive: true })
})

type Venue = keyof typeof TENANTS
const chargeAt = async (alias: Venue, card = 'APRO', tip = 0) => {
  const untipped = await orderPayload(server, alias, { payment: 'CARD' })
  const price = untipped.price + tip
  const { paymentInfo } = untipped
  const tipped = {
    tip: { type: 'AMOUNT', value: tip },
    price,
    paymentInfo: { ...paymentInfo, amount: price },
  }
  const payload = tip === 0 ? untipped : { ...untipped, ...tipped }
  const key = newKey()
  const send = () =>
    server.call<OrderCreated>('POST', '/api/order', {
      body: { ...payload, token: `visa.tokenofthe${card}` },
      headers: { 'idempotency-key': key },
    })
  return { answer: await send(), sendAgain: send }
}
const linkAt = async (alias: Venue) => {
  const body = await orderPayload(server, alias, { payment: 'ONLINE' })
  const headers = { 'idempotency-key': newKey() }
  const { code, price } = (await server.call<OrderCreated>('POST', '/api/order', { body, headers })).body
  const asked = { code, branchContactId: alias, amount: price }
  const link = await server.call<PaymentUrl>('POST', '/api/paymenturl', { body: asked })
  return { code, price, link }
}
const read = async (alias: Venue, code: string) =>
  (await server.call<OrderFollowUp>('GET', `/api/diner/${alias}/order/${code}`)).body
const paymentOf = async (code: string) => {
  const order = await findOrderByCode(server.store.db, code)
  const [payment] = await listPayments(server.store.db, order?.id ?? '')
  if (payment === undefined) throw new Error('No payment')
  return payment
}
/** The venue moves to another currency. */
async function changeMoney(alias: Venue, tenant: PaidTenant) {
  writePaidTenant(tenantsDir, alias, tenant)
  const { config, store, time } = server
  await applyTenants(store, { tenantsDir, imagesDir: config.imagesDir, clock: () => time.now })
  const shown = async () =>
    (await server.call<Storefront>('GET', `/api/storefront?alias=${alias}`)).body.country
  await expect.poll(shown).toMatchObject({ mantissaLength: tenant.currency?.mantissaLength })
}

describe('[PAY-01] a payment keeps the currency and the decimals it was begun in', () => {
  test('whole Colombian pesos are charged once, and read back as what they are', async () => {
    const before = vendor.payments.length
    const { answer } = await chargeAt('bogota')
    expect([answer.status, answer.body.payment]).toEqual([201, 'SUCCESS'])
    const taken = vendor.payments.slice(before)
    expect(taken.map(({ transaction_amount }) => transaction_amount)).toEqual([answer.body.price])
    expect(await paymentOf(answer.body.code)).toMatchObject({ currency: 'COP', decimals: 0 })
    expect(await read('bogota', answer.body.code)).toMatchObject({ paid: true, status: 'GENERATED' })
  })

  test('a fee in fractions of a peso is known all the same, rounded half up', async () => {
    const before = vendor.payments.length
    const { answer } = await chargeAt('bogota', 'APRO', 10)
    const [told] = vendor.payments.slice(before)
    const fee = told?.fee_details[0]?.amount ?? 0
    expect(Number.isInteger(fee)).toBe(false)
    const net = told?.transaction_details.net_received_amount ?? 0
    const order = await findOrderByCode(server.store.db, answer.body.code)
    expect(await listCharges(server.store.db, [order?.id ?? ''])).toMatchObject([
      { amount: answer.body.price, fee: Math.round(fee), net: Math.round(net), decimals: 0 },
    ])
  })

  test('a part with cents that went back at the vendor’s page counts as whole pesos, and the rest goes back', async () => {
    const { answer } = await chargeAt('rosario')
    const { code, price } = answer.body
    const charged = vendor.payments.at(-1)
    if (charged === undefined) throw new Error('No payment')
    refundByHand(charged, 100.3)
    const order = `/api/admin/orders/${code}`
    const given = { amount: 50, reason: 'Faltó algo' }
    expect((await server.call('POST', `${order}/refunds`, { admin: true, body: given })).status).toBe(200)
    await server.app.worker.runDue()
    const money = async () => (await server.call<ConsoleOrder>('GET', order, { admin: true })).body.money
    const refunds = async (wanted: string) =>
      (await money()).refunds.filter(({ reason }) => reason === wanted)
    expect(await money()).toMatchObject({ state: 'PARTIALLY_REFUNDED', refundable: price - 151 })
    expect(await refunds('VENUE')).toMatchObject([{ amount: 50, status: 'CONFIRMED' }])
    expect(await refunds('PROVIDER')).toMatchObject([{ amount: 101, status: 'CONFIRMED' }])
    const body = { status: 'CANCELED' }
    expect((await server.call('PUT', `${order}/status`, { admin: true, body })).status).toBe(200)
    await server.app.worker.runDue()
    expect(await refunds('ORDER_CANCELED')).toMatchObject([{ amount: price - 151, status: 'CONFIRMED' }])
    expect(charged.transaction_amount - charged.transaction_amount_refunded).toBeCloseTo(0.7)
  })

  test('what it paid and what goes back is written with the decimals of the venue, not of its provider', async () => {
    const { answer } = await chargeAt('bogota')
    const { code, price } = answer.body
    const order = await read('bogota', code)
    expect(order.payment).toMatchObject({ amount: price, currency: 'COP', kind: 'CREDIT' })
    expect(order.heldMoney).toEqual({ kind: 'PROVIDER', amount: price })
    const body = { code, errorType: 'CANCEL' }
    await server.call('POST', '/api/diner/order/followup', { body })
    await server.app.worker.runDue()
    expect((await read('bogota', code)).refunds).toMatchObject([{ amount: price, status: 'CONFIRMED' }])
  })

  test('what is decided after the venue changed its decimals counts in those of the beginning', async () => {
    const { answer } = await chargeAt('bogota', 'CONT')
    expect(answer.body.payment).toBe('PENDING')
    const { code } = answer.body
    const link = await linkAt('bogota')
    await changeMoney('bogota', {
      ...TENANTS.bogota,
      currency: { ...TENANTS.bogota.currency, mantissaLength: 2 },
    })
    const pending = vendor.payments.at(-1)
    if (pending) pending.status = 'approved'
    vendor.pay((await paymentOf(link.code)).id, link.price, sellerIn('COP'))
    server.time.now = new Date(SATURDAY_NOON.getTime() + 20_000)
    expect(await read('bogota', code)).toMatchObject({ paid: true })
    expect(await read('bogota', link.code)).toMatchObject({ paid: true })
    // what the venue holds and gives back of it is told as it was paid
    const counted = { currency: 'COP', decimals: 0 }
    const paid = { amount: link.price, ...counted }
    expect(await read('bogota', link.code)).toMatchObject({
      payment: paid,
      heldMoney: { kind: 'PROVIDER', ...paid },
    })
    await server.call('POST', '/api/diner/order/followup', { body: { code: link.code, errorType: 'CANCEL' } })
    expect(await read('bogota', link.code)).toMatchObject({ refunds: [paid] })
    server.time.now = SATURDAY_NOON
    await changeMoney('bogota', TENANTS.bogota)
  })

  test('a row that an earlier process wrote counts in the currency of its venue', async () => {
    const { code, price } = await linkAt('bogota')
    const { id } = await paymentOf(code)
    await server.store.db.update(payments).set({ currency: null, decimals: null }).where(eq(payments.id, id))
    vendor.pay(id, price, sellerIn('COP'))
    server.time.now = new Date(SATURDAY_NOON.getTime() + 20_000)
    expect(await read('bogota', code)).toMatchObject({ paid: true })
    server.time.now = SATURDAY_NOON
  })
})

describe('[PAY-01] money in another currency does not count', () => {
  test('a card is charged once, whatever the diner tries after it', async () => {
    const before = vendor.payments.length
    vendor.nextRefunds = [503, 503]
    const { answer, sendAgain } = await chargeAt('palermo')
    expect([answer.status, answer.body.code]).toEqual([422, 'PAYMENT_REFUSED'])
    expect((await sendAgain()).status).toBe(422)
    const [charged, ...more] = vendor.payments.slice(before)
    expect([charged?.currency_id, more]).toEqual(['ARS', []])
    const [row] = await server.store.db
      .select()
      .from(payments)
      .where(eq(payments.id, charged?.external_reference ?? ''))
    expect(row).toMatchObject({ status: 'DECLINED', detail: 'other-currency', currency: 'USD' })
  })

  test('a link is not made', async () => {
    expect((await linkAt('palermo')).link.status).toBe(502)
  })
})

test('[PAY-01] while money that does not count lies with the provider, no other link is made', async () => {
  const { code, price } = await linkAt('bogota')
  vendor.nextRefunds = [503, 503]
  vendor.pay((await paymentOf(code)).id, price - 1, sellerIn('COP'))
  server.time.now = new Date(SATURDAY_NOON.getTime() + 20_000)
  expect(await read('bogota', code)).toMatchObject({ paid: false })
  expect(await paymentOf(code)).toMatchObject({ status: 'DECLINED', detail: 'other-amount' })
  const asked = { code, branchContactId: 'bogota', amount: price }
  expect((await server.call('POST', '/api/paymenturl', { body: asked })).status).toBe(409)
  server.time.now = SATURDAY_NOON
})

test('[PAY-01] money that does not count is found while its link is asked for: its page is not given again', async () => {
  const { code, price } = await linkAt('bogota')
  vendor.nextRefunds = [503, 503]
  vendor.pay((await paymentOf(code)).id, price - 1, sellerIn('COP'))
  const asked = { code, branchContactId: 'bogota', amount: price }
  expect((await server.call('POST', '/api/paymenturl', { body: asked })).status).toBe(409)
  expect(await paymentOf(code)).toMatchObject({ status: 'DECLINED', detail: 'other-amount' })
})

describe('[PAY-01] an amount that the provider cannot write is not asked for', () => {
  test('cents of Colombian pesos: no card is charged; whole ones are', async () => {
    const before = vendor.payments.length
    const { answer } = await chargeAt('medellin')
    expect(answer.body.payment).toBe('SUCCESS')
    const [taken] = vendor.payments.slice(before)
    expect(taken?.transaction_amount).toBe(answer.body.price / 100)
    const refused = await chargeAt('medellin', 'APRO', 50)
    expect(refused.answer.status, refused.answer.text).toBe(502)
    expect(vendor.payments.slice(before)).toEqual([taken])
    expect(vendor.requests.at(-1)?.body).toMatchObject({ transaction_amount: answer.body.price / 100 })
  })

  test('the check refuses decimals and currencies that a provider does not use, and says so in Spanish', async () => {
    const wrong = paidTenants({
      ...TENANTS,
      lima: { country: 'PE', online: { providerName: 'transbank', publicKey: COMMERCE } },
      /** charges nothing */
      cusco: {
        country: 'PE',
        online: { providerName: 'transbank', publicKey: COMMERCE, paymentMethod: 'DISABLED' },
      },
    })
    const { faults } = await checkTenants(wrong, server.config.imagesDir)
    rmSync(wrong, { recursive: true })
    expect(faults.map((fault) => `${fault.file} ${fault.path}: ${folderFaultText(fault)}`)).toEqual([
      'lima/tenant.json $.country: Hay pagos en PEN; debe haber una moneda que transbank acepte.',
      'medellin/tenant.json $.country: Hay 2 decimales de COP; debe haber como máximo 0 en currency.mantissaLength, porque mercado-pago no usa más.',
      'santiago/tenant.json $.currency: Hay 2 decimales de CLP; debe haber como máximo 0 en currency.mantissaLength, porque transbank no usa más.',
    ])
  })

  test('a bank without cents is asked for pesos, not for a hundred times as many', async () => {
    const { code, price, link } = await linkAt('santiago')
    const transaction = bank.transactions.find(({ token }) => token === link.body.token)
    expect(transaction?.amount).toBe(price / 100)
    if (transaction === undefined) throw new Error('No transaction')
    transaction.paid = 'agreed'
    const path = new URL(transaction.return_url).pathname
    await server.call('GET', `${path}?token_ws=${transaction.token}`)
    expect(await read('santiago', code)).toMatchObject({ paid: true, status: 'GENERATED' })
  })
})
