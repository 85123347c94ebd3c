// Longer than 300 lines: every provider answers the same questions, and a second start of them would tell nothing more.
import { createHmac, randomBytes, randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { readConfig } from '#server/config.ts'
import { emptyDatabase } from '#server/db/empty-database.ts'
import { openStore, type Store } from '#server/db/store.ts'
import type { CardCharge, LinkRequest, Notice, PaymentProvider } from '#server/payments/contract.ts'
import { openPayments } from '#server/payments/payments.ts'
import { isRecent } from '#server/payments/mercado-pago/wire.ts'
import { signNotice } from '#server/payments/notice-signature.ts'
import { cardToken } from '../support/card.ts'
import { startEmulator, type Emulator } from './mercado-pago-emulator.ts'

const NOW = new Date('2026-11-21T16:00:00.000Z')
const PUBLIC_KEY = 'APP_USR-public'
const ORIGIN = 'https://pedidos.example'
const WEBHOOK_SECRET = 'webhook-secret-of-the-test'
const ACCOUNTS = JSON.stringify({
  [PUBLIC_KEY]: {
    accessToken: 'access-token-of-the-test',
    webhookSecret: WEBHOOK_SECRET,
    payerEmail: 'pedidos@example.com',
  },
})

const time = { now: NOW }
let store: Store
let emulator: Emulator
let adapters: Record<'embedded' | 'mercado-pago', Adapter>

/** A provider with what the test needs to play its other side. */
type Adapter = {
  provider: PaymentProvider
  /** a token as its card fields make it; the name decides */
  token(holder: string): Promise<string>
  /** somebody pays the link */
  payLink(request: LinkRequest, reference: string): Promise<string>
  sign(dataId: string, noticeId: string, now: Date): string
}

beforeAll(async () => {
  store = await openStore({ template: await emptyDatabase() })
  emulator = await startEmulator()
  const config = readConfig({
    MERCADO_PAGO_ACCOUNTS: ACCOUNTS,
    MERCADO_PAGO_API: emulator.url,
    LOG_LEVEL: 'silent',
    PAYMENTS_SANDBOX: 'true',
  })
  const payments = await openPayments({ config, store, clock: () => time.now, randomBytes })
  const [embedded, mercadoPago] = [payments.get('embedded'), payments.get('mercado-pago')]
  const { sandbox } = payments
  if (!embedded || !mercadoPago || !sandbox) throw new Error('A provider is missing')
  adapters = {
    embedded: {
      provider: embedded,
      token: (holder) => cardToken({ store, time }, PUBLIC_KEY, holder),
      async payLink(_request, reference) {
        const link = await sandbox.sandbox.link(reference)
        if (link === undefined) throw new Error('No link')
        return (await sandbox.sandbox.pay(link)).id
      },
      sign: (dataId, noticeId, now) => signNotice({ dataId, noticeId }, sandbox.secret, now),
    },
    'mercado-pago': {
      provider: mercadoPago,
      token: (holder) => Promise.resolve(`visa.tokenofthe${holder}`),
      payLink: ({ id }) => Promise.resolve(String(emulator.pay(id, 1_234.5).id)),
      sign: (dataId, noticeId, now) => {
        const ts = String(now.getTime())
        const text = `id:${dataId};request-id:${noticeId};ts:${ts};`
        return `ts=${ts},v1=${createHmac('sha256', WEBHOOK_SECRET).update(text).digest('hex')}`
      },
    },
  }
})
afterEach(() => {
  emulator.next = []
  emulator.requests = []
  time.now = NOW
})
afterAll(async () => {
  await emulator.close()
  await store.close()
})

const demand = () => ({
  id: randomUUID(),
  publicKey: PUBLIC_KEY,
  amount: 123_450,
  decimals: 2,
  currency: 'ARS',
  description: 'La Esquina ABCD-EFG-HJKM',
  payer: { name: 'Ana' },
  items: [],
  brand: 'La Esquina',
  origin: ORIGIN,
  signal: AbortSignal.timeout(20_000),
})
const chargeOf = async (adapter: Adapter, holder: string): Promise<CardCharge> => ({
  ...demand(),
  token: await adapter.token(holder),
})
const linkOf = (): LinkRequest => ({
  ...demand(),
  returnUrl: `${ORIGIN}/menu/la-esquina/order/ABCDEFGHJKM`,
  callbackUrl: `${ORIGIN}/api/callback/bank/la-esquinaABCDEFGHJKM`,
  payUntil: new Date(NOW.getTime() + 3_600_000),
})

describe.each(['embedded', 'mercado-pago'] as const)(
  '[PAY-01] the provider %s fulfils the contract',
  (name) => {
    const adapter = () => adapters[name]

    test('is listed under its own name and serves the account', () => {
      const { provider } = adapter()
      expect(provider.id).toBe(name)
      expect(provider.serves(PUBLIC_KEY)).toBe(true)
    })

    test.each([
      ['APRO', 'approved'],
      ['OTHE', 'declined'],
      ['FUND', 'declined'],
      ['CONT', 'pending'],
    ])('a card of %s is %s', async (holder, status) => {
      const charge = await chargeOf(adapter(), holder)
      const result = await adapter().provider.charge(charge)
      const money = { amount: 123_450, decimals: 2, currency: 'ARS' }
      expect(result).toMatchObject({ kind: 'answered', state: { status, ...money } })
      const found = await adapter().provider.find(charge)
      expect(found).toMatchObject({ kind: 'found', state: { status } })
    })

    test('the same attempt is charged once', async () => {
      const charge = await chargeOf(adapter(), 'APRO')
      const first = await adapter().provider.charge(charge)
      expect(await adapter().provider.charge(charge)).toEqual(first)
    })

    test('a token that is none takes nothing, and nothing is found of it', async () => {
      const charge = { ...demand(), token: '' }
      expect(await adapter().provider.charge(charge)).toEqual({ kind: 'bad-token' })
      expect(await adapter().provider.find(charge)).toEqual({ kind: 'none' })
    })

    test('a link is a page elsewhere, the same for the same attempt; paid, it is found', async () => {
      const request = linkOf()
      const made = await adapter().provider.createLink(request)
      if (made.kind !== 'created') throw new Error(made.detail)
      expect(new URL(made.url).origin).not.toBe(ORIGIN)
      expect(await adapter().provider.createLink(request)).toEqual(made)
      await adapter().payLink(request, made.reference)
      expect(await adapter().provider.find(request)).toMatchObject({
        kind: 'found',
        state: { status: 'approved', amount: 123_450 },
      })
    })

    test('a notice is read again from the provider, and believed only with its signature, lately', async () => {
      const request = linkOf()
      const made = await adapter().provider.createLink(request)
      if (made.kind !== 'created') throw new Error(made.detail)
      const dataId = await adapter().payLink(request, made.reference)
      const noticeId = randomUUID()
      const signature = adapter().sign(dataId, noticeId, NOW)
      const notice: Notice = {
        dataId,
        noticeId,
        signature,
        publicKey: PUBLIC_KEY,
        now: NOW,
        signal: request.signal,
      }
      const read = (over: Partial<Notice>) => adapter().provider.readNotice({ ...notice, ...over })
      expect(await read({})).toMatchObject({
        kind: 'read',
        id: request.id,
        publicKey: PUBLIC_KEY,
        state: { status: 'approved' },
      })
      expect(await read({ noticeId: 'another' })).toEqual({ kind: 'forged' })
      expect(await read({ dataId: '1' })).toEqual({ kind: 'forged' })
      expect(await read({ signature: 'ts=1,v1=00' })).toEqual({ kind: 'forged' })
      expect(await read({ now: new Date(NOW.getTime() + 6 * 60_000) })).toEqual({ kind: 'forged' })
      const nothing = { dataId: '999999', signature: adapter().sign('999999', noticeId, NOW) }
      expect(await read(nothing)).toEqual({ kind: 'none' })
    })
  },
)

describe('[PAY-01] Mercado Pago', () => {
  const provider = () => adapters['mercado-pago'].provider

  test('is asked in its own words: amount with a point, key of the attempt, address of the notices', async () => {
    const charge = await chargeOf(adapters['mercado-pago'], 'APRO')
    await provider().charge(charge)
    const [seen] = emulator.requests
    expect(seen?.headers).toMatchObject({
      'x-idempotency-key': charge.id,
      authorization: 'Bearer access-token-of-the-test',
    })
    expect(seen?.body).toMatchObject({
      transaction_amount: 1234.5,
      token: 'tokenoftheAPRO',
      payment_method_id: 'visa',
      external_reference: charge.id,
      payer: { email: 'pedidos@example.com' },
      notification_url: `${ORIGIN}/api/payments/notices/mercado-pago?account=${PUBLIC_KEY}&source_news=webhooks`,
    })
  })

  test('[PAY-04] with the document of the holder, where the diner told it', async () => {
    const charge = await chargeOf(adapters['mercado-pago'], 'APRO')
    const holder = { cardName: 'APRO', identificationType: 'DNI', identificationNumber: '12345678' } as const
    await provider().charge({ ...charge, holder })
    expect(emulator.requests.at(-1)?.body).toMatchObject({
      payer: { email: 'pedidos@example.com', identification: { type: 'DNI', number: '12345678' } },
    })
  })

  test('a fault that passes is repeated under the same key', async () => {
    emulator.next = [503]
    const charge = await chargeOf(adapters['mercado-pago'], 'APRO')
    expect(await provider().charge(charge)).toMatchObject({ kind: 'answered', state: { status: 'approved' } })
    expect(emulator.requests.map(({ headers }) => headers['x-idempotency-key'])).toEqual([
      charge.id,
      charge.id,
    ])
  })

  test.each([
    ['a fault that stays, and nothing is found yet', [500, 500]],
    ['no answer at all', [500, 500, 500, 500]],
    ['a refusal of the repeat, after an answer that was lost', [503, 400]],
    ['the vendor is still at the charge of this key', [409]],
  ])('%s: nobody knows, and no other card may be charged', async (_what, next) => {
    emulator.next = next
    expect(await provider().charge(await chargeOf(adapters['mercado-pago'], 'APRO'))).toMatchObject({
      kind: 'unknown',
    })
  })

  test('an answer that breaks off is no refusal: the payment is looked up', async () => {
    emulator.next = ['broken']
    expect(await provider().charge(await chargeOf(adapters['mercado-pago'], 'APRO'))).toMatchObject({
      kind: 'answered',
      state: { status: 'approved', amount: 123_450 },
    })
    emulator.next = ['broken']
    expect(await provider().find(demand())).toMatchObject({ kind: 'unavailable' })
  })

  test('an answer that does not say what was paid decides nothing', async () => {
    const charge = await chargeOf(adapters['mercado-pago'], 'APRO')
    await provider().charge(charge)
    const paid = emulator.payments.find(({ external_reference }) => external_reference === charge.id)
    Object.assign(paid ?? {}, { currency_id: undefined })
    expect(await provider().find(charge)).toMatchObject({ kind: 'unavailable' })
  })

  test('a refusal of the request takes nothing, and says no more than its status', async () => {
    emulator.next = [400]
    expect(await provider().charge(await chargeOf(adapters['mercado-pago'], 'APRO'))).toEqual({
      kind: 'nothing-taken',
      detail: 'http-400',
    })
  })

  test('nobody there at all: nothing is taken', async () => {
    const { AppConfig } = await import('mercadopago/dist/utils/config/index.js')
    const gone = await startEmulator()
    await gone.close()
    Object.assign(AppConfig, { BASE_URL: gone.url })
    const charge = await chargeOf(adapters['mercado-pago'], 'APRO')
    expect(await provider().charge(charge)).toMatchObject({ kind: 'nothing-taken' })
    expect(await provider().createLink(linkOf())).toMatchObject({ kind: 'unavailable' })
    Object.assign(AppConfig, { BASE_URL: emulator.url })
  })

  test('the time of a notice is in seconds or in milliseconds', () => {
    const ms = NOW.getTime()
    const isNow = (signature: string) => isRecent(signature, NOW)
    expect([`ts=${ms},v1=0`, `ts=${ms / 1_000},v1=0`, `v1=0, ts=${ms}`].map(isNow)).toEqual([
      true,
      true,
      true,
    ])
    expect([`ts=${ms - 301_000},v1=0`, `ts=${ms / 1_000 + 301},v1=0`, 'v1=0'].map(isNow)).toEqual([
      false,
      false,
      false,
    ])
  })

  test('serves only the accounts of the environment, which says what is wrong with them and never what they are', () => {
    expect(provider().serves('somebody-else')).toBe(false)
    expect(provider().serves('__proto__')).toBe(false)
    for (const text of ['{', '{"k":{"accessToken":"secret-of-somebody"}}', '{"k":{"accessToken":"x"}}'])
      expect(() => readConfig({ MERCADO_PAGO_ACCOUNTS: text })).toThrow(
        expect.objectContaining({
          code: 'BAD_CONFIGURATION',
          message: expect.not.stringContaining('secret-of') as string,
        }),
      )
  })
})
