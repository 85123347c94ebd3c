import { describe, expect, test } from 'vitest'

import type { CartItem, OrderMode, OrderModeType, PaymentType } from '#generated/models.ts'
import { SAMPLE_LOCATION } from '#domain/checkout/sample-checkout.fixture.ts'
import { emptyCheckoutForm, type CheckoutForm } from '#domain/checkout/form.ts'
import type { Quote } from '#domain/pricing/quote-shape.ts'

import { buildOrderPayload, type PayloadInput } from './payload.ts'

const location = { ...SAMPLE_LOCATION, betweenStreets: 'Agüero y Anchorena', fromLocalStorage: true }
const item: CartItem = {
  referenceId: 'milanesa',
  referenceType: 'PLATE',
  name: 'Milanesa napolitana',
  notes: '',
  quantity: 2,
  price: 1_000_000,
  originalPrice: 1_000_000,
  priceWithoutModifiers: 1_000_000,
  sizeId: 'unica',
  sizeName: 'Única',
  categoryId: 'minutas',
  categoryShowName: 'Minutas',
  maxQuantity: 9_999_999,
  source: 'plate',
  upsell: false,
  index: 7,
  extras: [],
}
const discount = {
  name: '10% por web',
  type: 'PERCENT' as const,
  value: 10,
  amount: 180_000,
  discountReferenceId: 'web',
}
const code = {
  name: 'HOLA',
  type: 'FIXED' as const,
  value: 50_000,
  amount: 50_000,
  discountReferenceId: 'c1',
  code: 'HOLA',
}
const surcharge = {
  name: 'Recargo',
  type: 'FIXED' as const,
  value: 10_000,
  amount: 10_000,
  surchargeReferenceId: 's1',
}
const quote: Quote = {
  lines: [
    {
      index: 0,
      referenceId: 'milanesa',
      unitPrice: 900_000,
      originalUnit: 1_000_000,
      sizePrice: 1_000_000,
      quantity: 2,
      total: 1_800_000,
      isOnMenu: true,
      discount: { itemId: 'milanesa', type: 'PERCENT', discountReferenceId: 'p', amount: 200_000 },
    },
  ],
  itemsTotal: 1_800_000,
  discounts: [discount],
  surcharges: [surcharge],
  deliveryFee: 150_000,
  deliveryFeeBeforeFree: 150_000,
  freeDelivery: false,
  serviceFee: 35_000,
  redeemedPoints: 5,
  loyaltyRedeemed: 500,
  gainedPoints: 9,
  tip: 0,
  total: 1_815_000,
  codeUnmet: [],
  issues: [],
}
const mode = (type: OrderModeType): OrderMode => ({
  id: `la-esquina.${type.toLowerCase()}`,
  type,
  showName: type,
  active: true,
  orderEnabled: true,
  useSchedule: true,
  minDelayInMinutes: 35,
  maxDelayInMinutes: 55,
  schedules: [],
  paymentTypes: [],
  delayText: 'En el día',
})
const payment = (over: Partial<PaymentType> = {}): PaymentType => ({
  id: 'la-esquina.delivery.cash',
  showName: 'Efectivo',
  active: true,
  paymentMethod: 'CASH',
  upload: 'APP',
  ...over,
})
const form: CheckoutForm = {
  ...emptyCheckoutForm('AR', true),
  customerName: ' Lucía Pérez ',
  phone: '11 2345-6789',
  location,
  paysWith: 2_000_000,
  tableNumber: '12',
}
const payloadOf = (over: Partial<PayloadInput> = {}): ReturnType<typeof buildOrderPayload> =>
  buildOrderPayload({
    form,
    items: [item],
    quote,
    mode: mode('DELIVERY'),
    payment: payment(),
    branchContact: { id: 'la-esquina' },
    phone: '+541123456789',
    ...over,
  })

describe('[ORDER-01] the order payload', () => {
  test('every field of a delivery in cash, with the defaults of the specification', () => {
    expect(payloadOf()).toEqual({
      orderText: '',
      items: [
        {
          ...item,
          index: 0,
          price: 900_000,
          discount: { itemId: 'milanesa', type: 'PERCENT', discountReferenceId: 'p', amount: 200_000 },
        },
      ],
      type: 'DELIVERY',
      price: 1_815_000,
      userServiceFee: 35_000,
      paymentType: 'la-esquina.delivery.cash',
      branchContact: { id: 'la-esquina' },
      source: 'DIRECT',
      destination: location,
      phone: '+541123456789',
      customerName: 'Lucía Pérez',
      optIn: true,
      installedApp: false,
      discounts: [discount],
      surcharges: [surcharge],
      notes: '',
      deliveryFee: 150_000,
      paysWith: 2_000_000,
      paymentAmount: 2_000_000,
      orderModeId: 'la-esquina.delivery',
      scheduled: false,
      loyaltyInfo: { redeemedPoints: 5 },
      minDelayInMinutes: 35,
      maxDelayInMinutes: 55,
      paymentInfo: { status: 'PENDING', paymentUpload: 'APP', amount: 1_815_000 },
      analyticsInfo: { sessionId: '' },
    })
  })

  test('every field there is, when everything is known', () => {
    const payload = payloadOf({
      form: {
        ...form,
        email: ' lu@example.com ',
        document: '12.345.678',
        notes: ' Tocar timbre ',
        optIn: false,
        scheduled: true,
        scheduledAt: '2026-11-22T23:00:00.000Z',
      },
      quote: { ...quote, codeDiscount: code },
      payment: payment({ id: 'card', paymentMethod: 'CARD', upload: 'API' }),
      orderText: 'Pedido',
      deliveryInfo: {
        inside: true,
        providersFailed: false,
        fees: [],
        minimumOrderPrice: 0,
        cashAllowed: true,
        minDelayInMinutes: 40,
        maxDelayInMinutes: 60,
      },
      origin: {
        source: 'instagram',
        installedApp: true,
        sessionId: 's-1',
        campaignId: 'c-1',
        acquisitionChannel: 'ads',
        userExternalReference: 'u-1',
        partnerName: 'banco',
      },
      loyaltyProgramName: 'Esquinitas',
      cardToken: 'tok',
      paymentReferenceId: 'ref',
    })
    expect(payload).toMatchObject({
      orderText: 'Pedido',
      source: 'instagram',
      optIn: false,
      installedApp: true,
      notes: 'Tocar timbre',
      scheduled: true,
      scheduledAt: '2026-11-22T23:00:00.000Z',
      customerEmail: 'lu@example.com',
      acquisitionChannel: 'ads',
      loyaltyInfo: { redeemedPoints: 5 },
      minDelayInMinutes: 40,
      maxDelayInMinutes: 60,
      document: '12345678',
      customerDocument: '12345678',
      userExternalReference: 'u-1',
      partnerName: 'banco',
      paymentInfo: {
        status: 'PROCESSING',
        paymentReferenceId: 'ref',
        paymentUpload: 'API',
        amount: 1_815_000,
      },
      analyticsInfo: { sessionId: 's-1' },
      campaignId: 'c-1',
      generalCodeDiscount: code,
      discounts: [discount, code],
      loyaltyProgramPoints: 9,
      loyaltyProgramName: 'Esquinitas',
      token: 'tok',
    })
    expect(payload.paysWith).toBeUndefined()
    expect(payload.paymentAmount).toBeUndefined()
  })

  test('destination only for delivery, with what the checkout adds to the address', () => {
    expect(payloadOf({ mode: mode('TAKE_AWAY') }).destination).toBeUndefined()
    const added = { ...form, betweenStreets: 'Lavalle y Tucumán', details: ' 4 B ' }
    expect(payloadOf({ form: added }).destination).toMatchObject({
      betweenStreets: 'Lavalle y Tucumán',
      details: '4 B',
    })
    expect(payloadOf({ form: { ...form, location: undefined } }).destination).toBeUndefined()
  })

  test('table only for in-dining', () => {
    const origin = { tableUid: 't-9' }
    expect(payloadOf({ mode: mode('IN_DINING'), origin })).toMatchObject({
      tableNumber: '12',
      tableUid: 't-9',
    })
    expect(payloadOf({ origin })).toMatchObject({ tableNumber: undefined, tableUid: undefined })
    const at = (tableNumber: string) =>
      payloadOf({ mode: mode('IN_DINING'), form: { ...form, tableNumber } }).tableNumber
    expect([at(' 7 '), at(' ')]).toEqual(['7', undefined])
  })

  test('cash amount only for cash in delivery', () => {
    expect(payloadOf({ mode: mode('TAKE_AWAY') }).paysWith).toBeUndefined()
    expect(payloadOf({ payment: payment({ paymentMethod: 'ONLINE' }) }).paysWith).toBeUndefined()
  })

  test('[CHK-10] document without dots, none when none was given', () => {
    expect(payloadOf({ form: { ...form, document: '12.345.678' } }).document).toBe('12345678')
    expect(payloadOf().document).toBeUndefined()
  })

  test('paymentInfo status PROCESSING for upload API, else PENDING; the card token only then', () => {
    const api = payloadOf({ payment: payment({ paymentMethod: 'CARD', upload: 'API' }), cardToken: 'tok' })
    expect([api.paymentInfo.status, api.token]).toEqual(['PROCESSING', 'tok'])
    const app = payloadOf({ payment: payment({ paymentMethod: 'CARD' }), cardToken: 'tok' })
    expect([app.paymentInfo.status, app.token]).toEqual(['PENDING', undefined])
  })

  test('[SCHED-01] a slot left over in the form is not sent with an order for now', () => {
    expect(
      payloadOf({ form: { ...form, scheduledAt: '2026-11-22T23:00:00.000Z' } }).scheduledAt,
    ).toBeUndefined()
  })

  test('[CAMP-01] an empty source is DIRECT', () => {
    expect(payloadOf({ origin: { source: '' } }).source).toBe('DIRECT')
  })

  test('it survives JSON without losing or gaining a field', () => {
    const { items: _items, ...rest } = payloadOf()
    expect(JSON.parse(JSON.stringify(rest))).toEqual(
      Object.fromEntries(Object.entries(rest).filter(([, v]) => v !== undefined)),
    )
  })
})
