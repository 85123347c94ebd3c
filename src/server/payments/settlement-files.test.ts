import { describe, expect, test } from 'vitest'

import { readMercadoPagoSettlement } from './mercado-pago/settlement-file.ts'
import { readTransbankSettlement } from './transbank/settlement-file.ts'
import { attemptIdOf, buyOrderOf } from './transbank/wire.ts'

const ATTEMPT = '01990000-0000-7000-8000-00000000000a'
const BUENOS_AIRES = 'America/Argentina/Buenos_Aires'
const utf8 = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => Uint8Array.from(text, (char) => char.codePointAt(0) ?? 0)

describe('Mercado Pago, "Todas las transacciones"', () => {
  const HEADINGS =
    'EXTERNAL_REFERENCE,SOURCE_ID,PAYMENT_METHOD_TYPE,TRANSACTION_TYPE,TRANSACTION_AMOUNT,TRANSACTION_CURRENCY,TRANSACTION_DATE,FEE_AMOUNT,SETTLEMENT_NET_AMOUNT,SETTLEMENT_DATE'
  const PAID = `${ATTEMPT},900001,credit_card,SETTLEMENT,148000.50,ARS,2026-11-21T23:30:00.000-03:00,-10360.00,137640.50,2026-11-22T00:10:00.000-03:00`
  const charge = {
    kind: 'CHARGE',
    day: '2026-11-21',
    reference: '900001',
    attemptId: ATTEMPT,
    amount: 14_800_050,
    currency: 'ARS',
    decimals: 2,
    fee: 1_036_000,
    net: 13_764_050,
  }
  const read = (text: string) => readMercadoPagoSettlement(utf8(text), BUENOS_AIRES)

  test('a payment with its fee, a refund and a charge-back on their own days; a withdrawal is counted', () => {
    const file = read(
      [
        HEADINGS,
        PAID,
        `${ATTEMPT},900001,credit_card,REFUND,-500.00,ARS,2026-11-21T23:30:00.000-03:00,35.00,-465.00,2026-11-23T09:00:00.000-03:00`,
        ',900002,credit_card,CHARGEBACK,-20.00,ARS,2026-11-01T10:00:00.000-03:00,0.00,-20.00,2026-11-24T01:00:00.000Z',
        ',77,,WITHDRAWAL,-5000.00,ARS,2026-11-22T10:00:00.000-03:00,0.00,-5000.00,',
      ].join('\r\n'),
    )
    expect(file?.skipped).toBe(1)
    expect(file?.faults).toEqual([])
    expect(file?.rows).toMatchObject([
      charge,
      { kind: 'REFUND', day: '2026-11-23', amount: 50_000, fee: undefined },
      { kind: 'CHARGE_BACK', day: '2026-11-23', amount: 2_000, attemptId: null },
    ])
  })

  test('with semicolons, a mark at the start, decimal commas and translated headings', () => {
    const translated = HEADINGS.replaceAll(',', ';').replace('SOURCE_ID', '"ID de operación (SOURCE_ID)"')
    const cells = PAID.split(',').map((cell) => cell.replace(/^(-?\d+)\.(\d\d)$/, '$1,$2'))
    expect(read(`\uFEFF${translated}\n${cells.join(';')}\n`)?.rows).toMatchObject([charge])
  })

  test.each([
    ['148000.50', 'muchos', 'TRANSACTION_AMOUNT'],
    ['2026-11-21T23:30:00.000-03:00', '2026-02-31', 'TRANSACTION_DATE'],
    ['2026-11-21T23:30:00.000-03:00', 'ayer', 'TRANSACTION_DATE'],
    ['900001', '', 'SOURCE_ID'],
    ['-10360.00', '1.036.000', 'FEE_AMOUNT'],
  ])('%s as "%s" is told by line and column, and the other rows are kept', (good, bad, column) => {
    const file = read([HEADINGS, PAID, PAID.replace(good, bad), PAID].join('\n'))
    expect(file?.faults).toEqual([{ line: 3, column }])
    expect(file?.rows).toHaveLength(2)
  })

  test('another table is none of it', () => {
    expect(read('Fecha;Hora;Pedido\n2026-11-21;23:30;ABC')).toBeUndefined()
    expect(read('')).toBeUndefined()
  })
})

describe('Transbank, "Liquidación de abonos"', () => {
  const NEW =
    'Tipo de movimiento;Fecha de movimiento;Hora;Fecha de abono;Código de comercio;Tipo de tarjeta;Monto original de la venta;Comisión;IVA comisión;Total abono;Número de tarjeta;Código de autorización;Orden de compra'
  const SALE = `Venta;21/11/2026 13:05;N/A;24/11/2026;597055555532;Crédito;12.400;182;35;12.183;XXXXXXXXXXXX6623;001213;${buyOrderOf(ATTEMPT)}`
  const charge = {
    kind: 'CHARGE',
    day: '2026-11-21',
    reference: null,
    attemptId: ATTEMPT,
    authorizationCode: '001213',
    lastFour: '6623',
    amount: 12_400,
    currency: 'CLP',
    decimals: 0,
    fee: 217,
    net: 12_183,
  }

  test('the new one, in Latin-1, with lines of the merchant before the headings', () => {
    const before = 'Rut;76.123.456-7\nTotal abono;12.183\n\n'
    const rest = [
      'Anulación;22/11/2026 10:00;N/A;N/A;597055555532;Crédito;-2.400,00;N/A;N/A;-2.400;XXXXXXXXXXXX6623;001213;N/A',
      'Servicio;22/11/2026 10:00;N/A;24/11/2026;597055555532;N/A;N/A;N/A;N/A;-500;N/A;N/A;N/A',
    ]
    const file = readTransbankSettlement(latin1([before + NEW, SALE, ...rest].join('\r\n')))
    expect(file).toMatchObject({ faults: [], skipped: 1 })
    expect(file?.rows).toMatchObject([
      charge,
      { kind: 'REFUND', day: '2026-11-22', amount: 2_400, attemptId: null, authorizationCode: '001213' },
    ])
  })

  test('the old one, whose words are others', () => {
    const file = readTransbankSettlement(
      latin1(
        'Fecha Venta;Local;Identificación Local;Tipo Movimiento;Tipo Tarjeta;Identificador;Tipo Cuota;Monto Afecto;Código Autorización;N° Cuotas\n' +
          '21/11/2026 13:05;597055555532;BISTRO;VENTA;CR;6623;SIN CUOTAS;12400;1213;0\n',
      ),
    )
    const { fee: _fee, net: _net, ...untold } = charge
    expect(file?.rows).toMatchObject([{ ...untold, attemptId: null, authorizationCode: '1213' }])
    expect(file?.rows[0]).not.toHaveProperty('fee')
  })

  test('a payment that is paid out in parts is one, and does not tell its fee', () => {
    const parts = [1, 2, 3].map(() => SALE.replace('12.183', '4.061'))
    const rows = readTransbankSettlement(latin1([NEW, ...parts].join('\n')))?.rows
    expect(rows).toMatchObject([{ amount: 12_400 }])
    expect(rows?.[0]).not.toHaveProperty('fee')
  })

  test.each([
    ['12.400', '12,40', 'Monto original de la venta'],
    ['21/11/2026 13:05', '31/02/2026', 'Fecha de movimiento'],
    ['12.183', 'nada', 'Total abono'],
  ])('%s as "%s" is told by line and column', (good, bad, column) => {
    const file = readTransbankSettlement(latin1([NEW, SALE, SALE.replace(good, bad)].join('\n')))
    expect(file?.faults).toEqual([{ line: 3, column }])
    expect(file?.rows).toHaveLength(1)
  })

  test('our attempt is read from what was made of it', () => {
    for (const id of [
      ATTEMPT,
      'ffffffff-ffff-4fff-bfff-ffffffffffff',
      '00000000-0000-4000-8000-000000000000',
    ])
      expect(attemptIdOf(buyOrderOf(id))).toBe(id)
    for (const other of ['', 'N/A', 'Pedido 12', 'z'.repeat(26)]) expect(attemptIdOf(other)).toBeUndefined()
  })
})
