import { describe, expect, test } from 'vitest'

import { joinParts } from './join-parts.ts'
import { readMercadoPagoSettlement } from './mercado-pago/settlement-file.ts'
import { isRead, type SettlementFile, type UnknownTable } from './settlement-table.ts'
import { readTransbankSettlement } from './transbank/settlement-file.ts'
import { attemptIdOf, buyOrderOf } from './transbank/wire.ts'

const ATTEMPT = '01990000-0000-7000-8000-00000000000a'
const BUENOS_AIRES = 'America/Argentina/Buenos_Aires'
const utf8 = (text: string) => new TextEncoder().encode(text)
/** The parsed table, or a failure. */
const readOf = (table: SettlementFile | UnknownTable): SettlementFile => {
  if (!isRead(table)) throw new Error(`Missing ${table.missing.join(', ')}`)
  return table
}
const transbank = (text: string) => readOf(readTransbankSettlement(latin1(text)))
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
  const read = (text: string) => readOf(readMercadoPagoSettlement(utf8(text), BUENOS_AIRES))

  test('a payment with its fee, a refund and a charge-back on their own days; a withdrawal is counted', () => {
    const file = read(
      [
        HEADINGS,
        PAID,
        `${ATTEMPT},900001,credit_card,REFUND,-500.00,ARS,2026-11-21T23:30:00.000-03:00,35.00,-465.00,2026-11-23T09:00:00.000-03:00`,
        ',900002,credit_card,CHARGEBACK,-20.00,ARS,2026-11-01T10:00:00.000-03:00,0.00,-20.00,2026-11-24T01:00:00.000Z',
        ',900002,credit_card,CHARGEBACK,20.00,ARS,2026-11-01T10:00:00.000-03:00,0.00,20.00,2026-11-24T10:00:00.000Z',
        ',77,,WITHDRAWAL,-5000.00,ARS,2026-11-22T10:00:00.000-03:00,0.00,-5000.00,',
      ].join('\r\n'),
    )
    expect(file?.skipped).toBe(1)
    expect(file?.faults).toEqual([])
    expect(file.rows).toMatchObject([
      charge,
      { kind: 'REFUND', day: '2026-11-23', amount: 50_000, fee: undefined },
      { kind: 'CHARGE_BACK', day: '2026-11-23', amount: 2_000, attemptId: null },
      { kind: 'CHARGE_BACK_WON', day: '2026-11-24', amount: 2_000 },
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

  test('the rows of another table are not read', () => {
    const text = `FECHA,MONTO\n${'1,2\n'.repeat(60)}"never closed`
    expect(readMercadoPagoSettlement(utf8(text), BUENOS_AIRES)).toMatchObject({ found: ['FECHA', 'MONTO'] })
  })

  test('another table is none of it, and says which columns it lacks', () => {
    const lacks = (text: string) => readMercadoPagoSettlement(utf8(text), BUENOS_AIRES)
    const needed = ['TRANSACTION_TYPE', 'SOURCE_ID', 'TRANSACTION_AMOUNT', 'TRANSACTION_DATE']
    expect(lacks('Fecha;Hora;Pedido\n2026-11-21;23:30;ABC')).toEqual({
      found: ['Fecha', 'Hora', 'Pedido'],
      known: 0,
      missing: needed,
    })
    expect(lacks('')).toEqual({ found: [], known: 0, missing: needed })
    expect(lacks('Date,TRANSACTION_TYPE,Source ID,Amount\n')).toMatchObject({
      found: ['Date', 'TRANSACTION_TYPE', 'Source ID', 'Amount'],
      missing: ['TRANSACTION_AMOUNT', 'TRANSACTION_DATE'],
    })
    expect(lacks('DATE,SOURCE_ID,RECORD_TYPE,DESCRIPTION,GROSS_AMOUNT\n')).toMatchObject({
      missing: ['NET_CREDIT_AMOUNT', 'NET_DEBIT_AMOUNT'],
    })
  })
})

describe('Mercado Pago, "Liberaciones"', () => {
  const HEADINGS =
    'DATE,SOURCE_ID,EXTERNAL_REFERENCE,RECORD_TYPE,DESCRIPTION,NET_CREDIT_AMOUNT,NET_DEBIT_AMOUNT,GROSS_AMOUNT,MP_FEE_AMOUNT,FINANCING_FEE_AMOUNT,SHIPPING_FEE_AMOUNT,TAXES_AMOUNT,TRANSACTION_APPROVAL_DATE,CURRENCY'
  const read = (...lines: string[]) =>
    readOf(readMercadoPagoSettlement(utf8([HEADINGS, ...lines].join('\n')), BUENOS_AIRES))

  test('a payment on the day that it was approved, what went back, and a dispute that was lost and won', () => {
    const file = read(
      '2026-12-09T10:00:00.000-03:00,,,initial_available_balance,,100.00,0.00,100.00,0.00,0.00,0.00,0.00,,ARS',
      `2026-12-09T11:00:00.000-03:00,900001,${ATTEMPT},release,payment,900.50,0.00,1000.00,-60.00,-30.00,0.00,-9.50,2026-11-21T23:30:00.000-03:00,ARS`,
      `2026-12-09T12:00:00.000-03:00,900001,${ATTEMPT},release,refund,0.00,200.00,-200.00,0.00,0.00,0.00,0.00,2026-11-21T23:30:00.000-03:00,ARS`,
      '2026-12-09T13:00:00.000-03:00,900002,,release,chargeback,0.00,50.00,-50.00,0.00,0.00,0.00,0.00,,ARS',
      '2026-12-10T13:00:00.000-03:00,900002,,release,chargeback,50.00,0.00,50.00,0.00,0.00,0.00,0.00,,ARS',
      '2026-12-10T14:00:00.000-03:00,77,,release,payout,0.00,700.00,-700.00,0.00,0.00,0.00,0.00,,ARS',
    )
    expect(file).toMatchObject({ faults: [], skipped: 2, isOfReleases: true })
    expect(file.rows).toMatchObject([
      {
        kind: 'CHARGE',
        day: '2026-11-21',
        reference: '900001',
        attemptId: ATTEMPT,
        amount: 100_000,
        fee: 9_000,
        net: 90_050,
        currency: 'ARS',
      },
      { kind: 'REFUND', day: '2026-12-09', amount: 20_000 },
      { kind: 'CHARGE_BACK', day: '2026-12-09', amount: 5_000 },
      { kind: 'CHARGE_BACK_WON', day: '2026-12-10', amount: 5_000 },
    ])
  })

  test('what cannot be read is told by line and column', () => {
    const line = '2026-12-09T11:00:00.000-03:00,1,,release,payment,muchos,0,1,0,0,0,0,,ARS'
    expect(read(line).faults).toEqual([{ line: 2, column: 'NET_CREDIT_AMOUNT' }])
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
    const file = transbank([before + NEW, SALE, ...rest].join('\r\n'))
    expect(file).toMatchObject({ faults: [], skipped: 1 })
    expect(file?.rows).toMatchObject([
      charge,
      { kind: 'REFUND', day: '2026-11-22', amount: 2_400, attemptId: null, authorizationCode: '001213' },
    ])
  })

  test.each([
    ['Comercio: Bodegón, Sucursal 3, Santiago\nFecha de emisión, 22/11/2026\n', (text: string) => text],
    ['Comercio; Bodegón\n', (text: string) => text.replaceAll(';', '\t')],
    ['Comercio; Bodegón\n', (text: string) => `"${text.replaceAll(';', '","').replaceAll('\n', '"\n"')}"`],
  ])('other signs in the lines before the headings are no separators: %j', (before, written) => {
    expect(transbank(before + written(`${NEW}\n${SALE}`))).toMatchObject({ faults: [], rows: [charge] })
  })

  test('the old one, whose words are others', () => {
    const file = transbank(
      'Fecha Venta;Local;Identificación Local;Tipo Movimiento;Tipo Tarjeta;Identificador;Tipo Cuota;Monto Afecto;Código Autorización;N° Cuotas\n' +
        '21/11/2026 13:05;597055555532;BISTRO;VENTA;CR;6623;SIN CUOTAS;12400;1213;0\n',
    )
    const { fee: _fee, net: _net, ...untold } = charge
    expect(file?.rows).toMatchObject([{ ...untold, attemptId: null, authorizationCode: '1213' }])
    expect(file?.rows[0]).not.toHaveProperty('fee')
  })

  const CREDIT =
    'Tipo Transacción;Fecha Venta;Tipo Tarjeta;Identificador;Tipo Cuota;Monto Original Venta;Código Autorización Venta;Nº Cuota;Monto Para Abono;Comisión e IVA Comisión;Comisión Adicional e IVA Comisión Adicional;N° Boleta;Monto Anulación;Monto;IVA;Fecha Abono;Local'
  const part = (nth: number, share: number, fee: number) =>
    `Venta;21/11/2026;CR;6623;N Cuotas;12.400;001213;0${nth}/3;${share};${fee};2;;0;;;24/1${nth}/2026;32187803 - BISTRO`

  test('the mass extraction of credit: parts with their shares, and what was canceled', () => {
    const file = transbank(
      [
        'RUT:;76.123.456-7',
        CREDIT,
        part(1, 4134, 70),
        'Anulación;22/11/2026;CR;6623;N Cuotas;12.400;001213;;0;0;0;;2.400;;;;32187803 - BISTRO',
        'Cobro;22/11/2026;;;;;;;;;;;;500;95;;',
      ].join('\r\n'),
    )
    expect(file).toMatchObject({ faults: [], skipped: 1 })
    expect(file.rows).toMatchObject([
      { kind: 'CHARGE', amount: 12_400, authorizationCode: '001213', part: '1/3', fee: 72, net: 4_062 },
      { kind: 'REFUND', amount: 2_400 },
    ])
  })

  test('the mass extraction of debit', () => {
    const file = transbank(
      'Tipo Transacción;Fecha Venta;Tipo Tarjeta;Identificador;Tipo Venta;Código Autorización Venta;Nº Cuota;Monto Transacción;Monto Afecto;Comisión e IVA Comisión;Monto Exento;N° Boleta;Monto Anulación;Monto Retenido;Fecha Abono;Local\n' +
        'Venta;21/11/2026;DB;6623;VD;001213;;12.400;12.400;217;0;;0;0;24/11/2026;32187803 - BISTRO\n',
    )
    expect(file.rows).toMatchObject([{ kind: 'CHARGE', amount: 12_400, lastFour: '6623' }])
    expect(file.rows[0]).not.toHaveProperty('part')
  })

  /** The rows of some files as stored. */
  const kept = (...texts: string[]) =>
    texts.flatMap((text) =>
      transbank(text).rows.map(({ fee = null, net = null, part: nth = null, ...row }) => ({
        ...row,
        fee,
        net,
        part: nth,
      })),
    )
  const fees = (...texts: string[]) =>
    joinParts(kept(...texts), ({ authorizationCode }) => authorizationCode ?? '').map(({ fee, net }) => [
      fee,
      net,
    ])

  test('a payment that is paid out in parts tells its fee once all of them are there, in whichever files', () => {
    const month = (nth: number, share: number) => [CREDIT, part(nth, share, 70)].join('\n')
    expect(fees(month(1, 4134), month(2, 4133))).toEqual([[null, null]])
    expect(fees(month(1, 4134), month(2, 4133), month(3, 4133))).toEqual([[216, 12_184]])
  })

  test('parts that do not say which they are: each with the whole fee, or with its own', () => {
    const parts = (fee: string, ...nets: string[]) =>
      [NEW, ...nets.map((net) => SALE.replace(';182;35;12.183', `;${fee};${net}`))].join('\n')
    expect(fees(parts('182;35', '4.061', '4.061', '4.061'))).toEqual([[217, 12_183]])
    expect(fees(parts('70;2', '4.062', '4.061', '4.061'))).toEqual([[216, 12_184]])
    expect(fees(parts('182;35', '4.061', '4.061'))).toEqual([[null, null]])
    expect(fees(parts('182;35', '4.061'))).toEqual([[null, null]])
    expect(fees(parts('182;35', '12.183'))).toEqual([[217, 12_183]])
  })

  test.each([
    ['12.400', '12,40', 'Monto original de la venta'],
    ['21/11/2026 13:05', '31/02/2026', 'Fecha de movimiento'],
    ['12.183', 'nada', 'Total abono'],
  ])('%s as "%s" is told by line and column', (good, bad, column) => {
    const file = transbank([NEW, SALE, SALE.replace(good, bad)].join('\n'))
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
