import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { joinToken } from '#providers/payments/mercado-pago/card-token.ts'
import { readConfig } from '#server/config.ts'
import { challengeText, readChallenge } from '#server/payments/challenge.ts'
import type { CardCharge, LinkRequest, PaymentProvider } from '#server/payments/contract.ts'
import { splitToken } from '#server/payments/mercado-pago/card-token.ts'
import { statementOf } from '#server/payments/mercado-pago/charge-body.ts'
import { openMercadoPago } from '#server/payments/mercado-pago/mercado-pago-payments.ts'
import { startEmulator, type Emulator } from './mercado-pago-emulator.ts'

const PUBLIC_KEY = 'APP_USR-public'
const ORIGIN = 'https://pedidos.example'
const ACCOUNT = {
  accessToken: 'access-token-of-the-test',
  webhookSecret: 'webhook-secret-of-the-test',
  payerEmail: 'pedidos@example.com',
}

let emulator: Emulator
let provider: PaymentProvider
beforeAll(async () => {
  emulator = await startEmulator()
  const accounts = JSON.stringify({ [PUBLIC_KEY]: ACCOUNT })
  provider = openMercadoPago(
    readConfig({ MERCADO_PAGO_ACCOUNTS: accounts, MERCADO_PAGO_API: emulator.url }),
    () => emulator.time.now,
  )
})
afterEach(() => {
  emulator.requests = []
})
afterAll(() => emulator.close())

const charge = (over: Partial<CardCharge> = {}): CardCharge => ({
  id: randomUUID(),
  publicKey: PUBLIC_KEY,
  amount: 123_450,
  decimals: 2,
  currency: 'ARS',
  description: 'La Esquina ABCD-EFG-HJKM',
  brand: 'La Esquina Ñandú & Cía',
  payer: {
    name: '  Ana María  Gómez ',
    phone: '+5491155550123',
    document: { type: 'DNI', number: '30111222' },
  },
  items: [
    { id: 'pizza', title: 'Pizza', quantity: 2, unitPrice: 50_000 },
    { id: 'envio', title: 'Envío', quantity: 1, unitPrice: 23_450 },
  ],
  origin: ORIGIN,
  signal: AbortSignal.timeout(20_000),
  token: 'visa.tokenoftheAPRO',
  ...over,
})
const link = (over: Partial<LinkRequest> = {}): LinkRequest => ({
  ...charge(),
  returnUrl: `${ORIGIN}/menu/la-esquina/order/ABCDEFGHJKM`,
  callbackUrl: `${ORIGIN}/api/callback/bank/la-esquinaABCDEFGHJKM`,
  payUntil: new Date('2026-11-21T17:00:00.000Z'),
  ...over,
})
const lastBody = () => emulator.requests.at(-1)?.body

describe('[PAY-01] Mercado Pago is told what it judges a payment by', () => {
  test('of a card: what is bought, who buys it, and the name on the statement', async () => {
    expect(await provider.charge(charge())).toMatchObject({ kind: 'answered', state: { status: 'approved' } })
    const name = { first_name: 'Ana', last_name: 'María Gómez' }
    expect(lastBody()).toMatchObject({
      statement_descriptor: 'LA ESQUINA NA',
      payer: { ...name, email: 'pedidos@example.com', identification: { type: 'DNI', number: '30111222' } },
      additional_info: {
        payer: { ...name, phone: { area_code: '54', number: '91155550123' } },
        items: [
          { id: 'pizza', title: 'Pizza', category_id: 'food', quantity: 2, unit_price: 500 },
          { id: 'envio', title: 'Envío', category_id: 'food', quantity: 1, unit_price: 234.5 },
        ],
      },
    })
  })

  test('of a preference, in the words of a preference, and its sum is the amount', async () => {
    expect(await provider.createLink(link())).toMatchObject({ kind: 'created' })
    expect(lastBody()).toMatchObject({
      statement_descriptor: 'LA ESQUINA NA',
      payer: {
        name: 'Ana',
        surname: 'María Gómez',
        email: 'pedidos@example.com',
        phone: { area_code: '54', number: '91155550123' },
        identification: { type: 'DNI', number: '30111222' },
      },
      items: [
        { id: 'pizza', quantity: 2, unit_price: 500, currency_id: 'ARS', category_id: 'food' },
        { id: 'envio', quantity: 1, unit_price: 234.5, currency_id: 'ARS', category_id: 'food' },
      ],
    })
  })

  test('the document of the holder comes before that of the order', async () => {
    const holder = {
      cardName: 'APRO',
      identificationType: 'CPF',
      identificationNumber: '99988877766',
    } as const
    await provider.charge(charge({ holder }))
    expect(lastBody()).toMatchObject({ payer: { identification: { type: 'CPF', number: '99988877766' } } })
  })

  test.each(['1234', '30111222333', 'no tengo'])(
    'a document that the vendor would refuse, and the payment with it, is not told: %s',
    async (number) => {
      await provider.charge(charge({ payer: { name: 'Ana', document: { type: 'DNI', number } } }))
      expect(lastBody()).not.toHaveProperty('payer.identification')
      await provider.createLink(link({ payer: { name: 'Ana', document: { type: 'DNI', number } } }))
      expect(lastBody()).not.toHaveProperty('payer.identification')
    },
  )

  test('nothing is made up of who told nothing', async () => {
    await provider.charge(charge({ payer: { name: 'Ana' } }))
    const { payer, additional_info } = lastBody() as { payer: object; additional_info: { payer: object } }
    expect(payer).toEqual({ email: 'pedidos@example.com', first_name: 'Ana' })
    expect(additional_info.payer).toEqual({ first_name: 'Ana' })
  })

  test.each([
    ['do not come to the amount', { items: [{ id: 'a', title: 'A', quantity: 1, unitPrice: 100 }] }],
    ['are none', { items: [] }],
  ])('items that %s stand as one under the name of the payment', async (_what, over) => {
    await provider.createLink(link(over))
    expect(lastBody()).toMatchObject({
      items: [{ title: 'La Esquina ABCD-EFG-HJKM', quantity: 1, unit_price: 1_234.5 }],
    })
  })

  test.each([
    ['La Esquina', 'LA ESQUINA'],
    ['Café  «Ñandú»', 'CAFE NANDU'],
    ['Empanadas del Sur S.R.L.', 'EMPANADAS DEL'],
    ['東京', undefined],
  ])('%s stands on a statement as %s', (brand, text) => expect(statementOf(brand)).toBe(text))
})

test('[PAY-01] the bank of a risky card may ask who pays: the charge says where', async () => {
  const asked = await provider.charge(charge({ token: 'visa.tokenoftheCHAL' }))
  expect(asked).toMatchObject({
    kind: 'answered',
    state: {
      status: 'pending',
      challenge: {
        url: 'https://acs-public.tp.mastercard.example/api/v1/browser_Challenges',
        fields: { creq: 'eyJ0aHJlZURTU2VydmVyVHJhbnNJRCI6Ii4uLiJ9' },
      },
    },
  })
  if (asked.kind !== 'answered' || !asked.state.challenge) throw new Error('Nobody asks')
  expect(readChallenge(challengeText(asked.state.challenge))).toEqual(asked.state.challenge)
})

test.each(['http://bank.example/ask#creq=a', 'javascript:alert(1)#creq=a', '', '#creq=a'])(
  '[PAY-01] %s is no page of a bank',
  (text) => expect(readChallenge(text)).toBeUndefined(),
)

describe('[PAY-01] what the browser says of a card', () => {
  const CARD = { paymentMethodId: 'visa', token: 'tokenoftheAPRO', instalments: 1 }

  test.each([
    CARD,
    { ...CARD, issuer: '310' },
    { ...CARD, issuer: '310', instalments: 36, session: 'armor.0b9a/de+f0==&x=1' },
  ])('comes through one text whole: %o', (card) => {
    const { issuer, ...rest } = { issuer: undefined, ...card }
    expect(splitToken(joinToken(card))).toEqual({
      session: undefined,
      ...rest,
      issuer: issuer === undefined ? undefined : Number(issuer),
    })
  })

  test.each(['x'.repeat(301), '+'.repeat(101), 'dos palabras', 'ñandú'])(
    'without what is no name of a visit: %s',
    (session) => expect(joinToken({ ...CARD, session })).toBe('visa.tokenoftheAPRO'),
  )

  test.each([
    '?issuer=0',
    '?issuer=1.5',
    '?issuer=visa',
    '?session=two%20words',
    '?instalments=0',
    '?instalments=37',
    '?instalments=-3',
    '?instalments=1.5',
    '?instalments=3e1',
    '?instalments=',
    '?session=line%0D%0AX-Other:%201',
    '?notification_url=https://elsewhere.example',
    '?constructor=1',
    '?',
    '&issuer=310',
  ])('is not taken when our fields never make it: %s', async (more) => {
    const token = `visa.tokenoftheAPRO${more}`
    expect(splitToken(token)).toBeUndefined()
    expect(await provider.charge(charge({ token }))).toEqual({ kind: 'bad-token' })
    expect(emulator.requests).toEqual([])
  })

  test('of a card that the vendor does not know, or no more, is told from a fault', async () => {
    const before = emulator.payments.length
    expect(await provider.charge(charge({ token: 'visa.tokenoftheGONE' }))).toEqual({ kind: 'bad-token' })
    expect(emulator.payments).toHaveLength(before)
  })

  test('reaches the vendor: bank and instalments in the charge, the visit in its header', async () => {
    const token = joinToken({ ...CARD, issuer: '310', instalments: 6, session: 'armor.0b9a' })
    await provider.charge(charge({ token }))
    expect(lastBody()).toMatchObject({
      token: 'tokenoftheAPRO',
      payment_method_id: 'visa',
      issuer_id: 310,
      installments: 6,
    })
    expect(emulator.requests.at(-1)?.headers).toMatchObject({ 'x-meli-session-id': 'armor.0b9a' })
  })
})

describe('[PAY-01] the page of a link', () => {
  const pay = async (paymentType: string, over: Partial<LinkRequest> = {}) => {
    const request = link(over)
    await provider.createLink(request)
    emulator.payPreference(request.id, paymentType)
    return provider.find(request)
  }

  test.each([
    'credit_card',
    'debit_card',
    'prepaid_card',
    'account_money',
    'digital_wallet',
    'bank_transfer',
  ])('takes %s, for the whole amount, and it is read as paid', async (paymentType) =>
    expect(await pay(paymentType)).toMatchObject({
      kind: 'found',
      state: { status: 'approved', amount: 123_450, currency: 'ARS' },
    }),
  )

  test.each(['ticket', 'atm'])('offers no %s, unless the venue wants it', async (paymentType) => {
    await expect(pay(paymentType)).rejects.toThrow('is not offered')
    expect(await pay(paymentType, { allowTickets: true })).toMatchObject({ kind: 'found' })
  })
})
