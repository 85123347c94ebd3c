import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { ConsoleToken, Problem, SettlementImport, SettlementReport } from '#generated/models.ts'
import { readConfig } from '#server/config.ts'
import { buyOrderOf } from '#server/payments/transbank/wire.ts'
import { changeCharge, listCharges, noteGivenBack } from '#server/repositories/ledger-repository.ts'
import { findOrderByCode } from '#server/repositories/orders-repository.ts'
import { bearer, placeAt, venueToken } from './support/console.ts'
import { SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

const DAY = '2026-11-21'
const URL = '/api/admin/ledger/settlements?branchContactId=bistro'
const account = {
  accessToken: 'APP_USR-of-the-test',
  webhookSecret: 'the-secret-of-the-test',
  payerEmail: 'caja@example.com',
}

let server: TestApp
let till: ConsoleToken
let foreign: ConsoleToken
beforeAll(async () => {
  const { mercadoPagoAccounts, transbankAccounts } = readConfig({
    MERCADO_PAGO_ACCOUNTS: JSON.stringify({ k: account }),
    TRANSBANK_ACCOUNTS: JSON.stringify({ '597055555532': { apiKey: 'the-key-of-the-test' } }),
  })
  server = await testApp({ config: { mercadoPagoAccounts, transbankAccounts } })
  till = await venueToken(server, 'bistro')
  foreign = await venueToken(server, 'bistro-estricto')
})
afterAll(() => server.close())

const chargeOf = async (code: string) => {
  const order = await findOrderByCode(server.store.db, code)
  const [charge] = order ? await listCharges(server.store.db, [order.id]) : []
  if (charge === undefined) throw new Error(`No money for ${code}`)
  return charge
}
/** A card payment of the sandbox that stands in the ledger as if this provider had taken it. */
const paid = async (provider: string, reference: string, branchContact = 'bistro') => {
  server.time.now = SATURDAY_NOON
  const { code } = await placeAt(server, 'bistro', { payment: 'CARD' })
  const { id, amount, paymentId } = await chargeOf(code)
  await changeCharge(server.store.db, id, { provider, reference, branchContact, fee: null, net: null })
  return { code, id, amount, attemptId: paymentId ?? '' }
}
const HEADINGS =
  'EXTERNAL_REFERENCE;SOURCE_ID;TRANSACTION_TYPE;TRANSACTION_AMOUNT;TRANSACTION_CURRENCY;TRANSACTION_DATE;FEE_AMOUNT;SETTLEMENT_NET_AMOUNT;SETTLEMENT_DATE'
const whole = (amount: number) => (amount / 100).toFixed(2)
const line = (
  attempt: string,
  source: string,
  amount: number,
  { fee = 50, type = 'SETTLEMENT', day = DAY } = {},
) => {
  const at = `${day}T13:00:00.000-03:00`
  return [attempt, source, type, whole(amount), 'ARS', at, whole(-fee), whole(amount - fee), at].join(';')
}
const upload = async (text: string, token: ConsoleToken = till, url = URL) =>
  server.call<SettlementImport & Problem>('POST', url, {
    ...bearer(token),
    body: { base64: Buffer.from(text, 'latin1').toString('base64') },
  })
const report = async (more = `&from=${DAY}`, token = till, url = URL) =>
  (await server.call<SettlementReport>('GET', url + more, bearer(token))).body
const summaryOf = ({ providers }: SettlementReport, name = 'mercado-pago') =>
  providers.find(({ provider }) => provider === name)

describe('a settlement file', () => {
  test('fills in fees, and says what it does not agree on', async () => {
    const same = await paid('mercado-pago', '1001')
    const other = await paid('mercado-pago', '1002')
    const missing = await paid('mercado-pago', '1003')
    expect(await report()).toMatchObject({ providers: [], differences: [] })
    const text = [
      HEADINGS,
      line(same.attemptId, '1001', same.amount),
      line('', '1002', other.amount + 700),
      line('', '1999', 4_200),
      line('', '1998', 100, { type: 'PAYOUT' }),
      line('', '', 100),
    ].join('\n')
    const first = await upload(text)
    expect(first.body).toEqual({
      provider: 'mercado-pago',
      from: DAY,
      to: DAY,
      rows: 3,
      added: 3,
      elsewhere: 0,
      skipped: 1,
      fees: 2,
      faults: [{ line: 6, column: 'SOURCE_ID' }],
      faultCount: 1,
    })
    expect(await chargeOf(same.code)).toMatchObject({ fee: 50, net: same.amount - 50 })
    const after = await report()
    expect(summaryOf(after)).toEqual({
      provider: 'mercado-pago',
      days: 1,
      matched: 1,
      differs: 1,
      onlyInFile: 1,
      onlyInLedger: 1,
    })
    const at = { provider: 'mercado-pago', day: DAY, kind: 'CHARGE', currency: 'ARS', decimals: 2 }
    expect(after.differences).toHaveLength(3)
    expect(after.differences).toEqual(
      expect.arrayContaining([
        {
          ...at,
          state: 'DIFFERS',
          orderCode: other.code,
          reference: '1002',
          settled: other.amount + 700,
          noted: other.amount,
        },
        { ...at, state: 'ONLY_IN_FILE', reference: '1999', settled: 4_200 },
        { ...at, state: 'ONLY_IN_LEDGER', orderCode: missing.code, reference: '1003', noted: missing.amount },
      ]),
    )
    // the same again, and a longer file with the same day
    expect((await upload(text)).body).toMatchObject({ rows: 3, added: 0, fees: 0 })
    const longer = `${text}\n${line(missing.attemptId, '1003', missing.amount)}`
    expect((await upload(longer)).body).toMatchObject({ rows: 4, added: 1, fees: 1 })
    expect(summaryOf(await report())).toMatchObject({
      matched: 2,
      differs: 1,
      onlyInFile: 1,
      onlyInLedger: 0,
    })
  })

  test('refunds of one payment, and a payment that the ledger learns of later', async () => {
    const { code, attemptId, id, amount } = await paid('mercado-pago', '2001')
    await changeCharge(server.store.db, id, { reference: 'not-yet', paymentId: null })
    const refund = (back: number) => line(attemptId, '2001', back, { type: 'REFUND' })
    await upload([HEADINGS, line(attemptId, '2001', amount), refund(100), refund(100)].join('\n'))
    const before = summaryOf(await report())
    await changeCharge(server.store.db, id, { reference: '2001', paymentId: attemptId })
    const charge = await chargeOf(code)
    for (const back of [100, 100])
      await noteGivenBack(server.store.db, charge, { amount: back, reason: 'PROVIDER' }, SATURDAY_NOON)
    const after = summaryOf(await report())
    expect((after?.matched ?? 0) - (before?.matched ?? 0)).toBe(3)
    expect((before?.onlyInFile ?? 0) - (after?.onlyInFile ?? 0)).toBe(3)
  })

  test('what the venue gave back by hand is no business of its provider', async () => {
    const { attemptId, amount, code } = await paid('mercado-pago', '2002')
    await upload([HEADINGS, line(attemptId, '2002', amount)].join('\n'))
    const before = await report()
    const refund = { amount: 100, reason: 'VENUE', givenByHand: true } as const
    await noteGivenBack(server.store.db, await chargeOf(code), refund, SATURDAY_NOON)
    expect(await report()).toEqual(before)
  })

  test('of the other vendor is known by its headings, and finds payments by what their bank wrote', async () => {
    const bank = { authorizationCode: '001213', lastFour: '6623', currency: 'CLP', decimals: 0 }
    const byOrder = await paid('transbank', 'token-1')
    const byBank = await paid('transbank', 'token-2')
    await changeCharge(server.store.db, byOrder.id, { ...bank, authorizationCode: '9', amount: 12_400 })
    await changeCharge(server.store.db, byBank.id, { ...bank, amount: 2_500 })
    const text = [
      'Rut;76.123.456-7',
      'Tipo de movimiento;Fecha de movimiento;Monto original de la venta;Comisión;IVA comisión;Total abono;Número de tarjeta;Código de autorización;Orden de compra',
      `Venta;21/11/2026 13:05;12.400;182;35;12.183;XXXX6623;77;${buyOrderOf(byOrder.attemptId)}`,
      'Venta;21/11/2026 13:05;2.500;N/A;N/A;2.500;XXXX6623;1213;N/A',
    ].join('\r\n')
    expect((await upload(text)).body).toMatchObject({ provider: 'transbank', rows: 2, added: 2, fees: 1 })
    expect(summaryOf(await report(), 'transbank')).toMatchObject({
      matched: 2,
      onlyInFile: 0,
      onlyInLedger: 0,
    })
    expect(await chargeOf(byOrder.code)).toMatchObject({ fee: 217, net: 12_183 })
  })

  test('of months, each with a part of a payment: the fee is known with the last of them', async () => {
    const sold = await paid('transbank', 'token-3')
    await changeCharge(server.store.db, sold.id, {
      authorizationCode: '001400',
      lastFour: '7711',
      currency: 'CLP',
      decimals: 0,
      amount: 9_000,
    })
    const month = (nth: number) =>
      [
        'Tipo Transacción;Fecha Venta;Identificador;Monto Original Venta;Código Autorización Venta;Nº Cuota;Monto Para Abono;Comisión e IVA Comisión',
        `Venta;21/11/2026;7711;9.000;001400;0${nth}/3;3.000;60`,
      ].join('\n')
    expect((await upload(month(1))).body).toMatchObject({ rows: 1, added: 1, fees: 0 })
    const { matched } = summaryOf(await report(), 'transbank') ?? {}
    expect((await upload(month(1))).body).toMatchObject({ added: 0, fees: 0 })
    expect((await upload(month(2))).body).toMatchObject({ added: 1, fees: 0 })
    expect((await upload(month(3))).body).toMatchObject({ added: 1, fees: 1 })
    expect(await chargeOf(sold.code)).toMatchObject({ fee: 180, net: 8_820 })
    // three rows of one payment
    expect(summaryOf(await report(), 'transbank')).toMatchObject({ matched, onlyInFile: 0 })
  })

  test('of released money fills in fees, covers no days, and stands once beside that of all payments', async () => {
    const one = await paid('mercado-pago', '4001')
    const before = summaryOf(await report())
    const released = [
      'DATE,SOURCE_ID,EXTERNAL_REFERENCE,RECORD_TYPE,DESCRIPTION,NET_CREDIT_AMOUNT,NET_DEBIT_AMOUNT,GROSS_AMOUNT,MP_FEE_AMOUNT,TRANSACTION_APPROVAL_DATE',
      `2026-12-09T11:00:00.000-03:00,4001,${one.attemptId},release,payment,${whole(one.amount - 70)},0.00,${whole(one.amount)},-0.70,${DAY}T13:00:00.000-03:00`,
    ].join('\n')
    expect((await upload(released)).body).toMatchObject({ provider: 'mercado-pago', added: 1, fees: 1 })
    expect(await chargeOf(one.code)).toMatchObject({ fee: 70, net: one.amount - 70 })
    const after = summaryOf(await report())
    expect(after?.days).toBe(before?.days)
    expect((after?.matched ?? 0) - (before?.matched ?? 0)).toBe(1)
    await upload([HEADINGS, line(one.attemptId, '4001', one.amount)].join('\n'))
    expect(summaryOf(await report())).toEqual(after)
  })

  test('with a fee in fractions of a currency that has none fills it in, rounded half up', async () => {
    const sold = await paid('mercado-pago', '5001')
    await changeCharge(server.store.db, sold.id, { currency: 'PYG', decimals: 0, amount: 12_410 })
    const row = line(sold.attemptId, '5001', 1_241_000, { fee: 62_050 }).replace('ARS', 'PYG')
    expect((await upload([HEADINGS, row].join('\n'))).body).toMatchObject({ added: 1, fees: 1 })
    expect(await chargeOf(sold.code)).toMatchObject({ fee: 621, net: 11_790 })
  })

  test('of which no row can be read tells the lines', async () => {
    expect((await upload(`${HEADINGS}\n${line('', '', 100)}`)).body).toMatchObject({
      rows: 0,
      faults: [{ line: 2, column: 'SOURCE_ID' }],
    })
  })

  test.each([
    [
      'Fecha;Hora\n1;2',
      'mercado-pago: TRANSACTION_TYPE, SOURCE_ID, TRANSACTION_AMOUNT, TRANSACTION_DATE; transbank: tipo de',
    ],
    ['Fecha;Hora\n1;2', 'El archivo tiene: Fecha, Hora.'],
    [
      'TRANSACTION_TYPE;SOURCE_ID;Importe\n',
      'Faltan columnas: mercado-pago: TRANSACTION_AMOUNT, TRANSACTION_DATE. El',
    ],
    [`${HEADINGS}\n"open`, 'no se cierra'],
  ])('%j is refused with the reason', async (text, reason) => {
    const { status, body } = await upload(text)
    expect([status, body.errors]).toMatchObject([
      400,
      [{ path: '/body/base64', message: expect.stringContaining(reason) as string }],
    ])
  })
})

describe('whose money', () => {
  test('rows of another venue of the account are not kept, and neither sees the other’s', async () => {
    const theirs = await paid('mercado-pago', '3001', 'bistro-estricto')
    const text = [HEADINGS, line(theirs.attemptId, '3001', theirs.amount, { fee: 77 })].join('\n')
    expect((await upload(text)).body).toMatchObject({ rows: 1, added: 0, elsewhere: 1, fees: 0 })
    expect(await chargeOf(theirs.code)).toMatchObject({ fee: null })
    const { differences } = await report()
    expect(differences.map(({ reference }) => reference)).not.toContain('3001')
    const elsewhere = `${URL}-estricto`
    expect(await report(`&from=${DAY}`, foreign, elsewhere)).toMatchObject({ providers: [], differences: [] })
    expect((await upload(text, till, elsewhere)).status).toBe(404)
    expect((await server.call('GET', elsewhere, bearer(till))).status).toBe(404)
    expect((await server.call('GET', URL)).status).toBe(401)
    expect((await server.call('POST', URL, { body: { base64: 'YQ==' } })).status).toBe(401)
  })

  test('of another venue’s payment neither its refund nor what its ledger has not learned of is kept', async () => {
    const paidThere = await paid('mercado-pago', '3101', 'bistro-estricto')
    const unknown = await paid('mercado-pago', 'not-yet')
    await changeCharge(server.store.db, unknown.id, { paymentId: null, branchContact: 'bistro-estricto' })
    await server.store.db.execute(
      `update orders set branch_contact = 'bistro-estricto' where code = '${unknown.code}'`,
    )
    const text = [
      HEADINGS,
      line(paidThere.attemptId, '3101', 300, { type: 'REFUND' }),
      line(unknown.attemptId, '3102', unknown.amount),
      line('', '3103', 100),
    ].join('\n')
    expect((await upload(text)).body).toMatchObject({ rows: 3, added: 1, elsewhere: 2 })
    const { differences } = await report()
    expect(differences.map(({ reference }) => reference)).toContain('3103')
    for (const theirs of ['3101', '3102'])
      expect(differences.map(({ reference }) => reference)).not.toContain(theirs)
  })
})
