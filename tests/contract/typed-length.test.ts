import { describe, expect, test } from 'vitest'

import { emptyAddressInput, toUserLocation, type AddressInputMode } from '#domain/address/address.ts'
import { sampleForm, samplePayment } from '#domain/checkout/sample-checkout.fixture.ts'
import * as longest from '#domain/checkout/typed-length.ts'
import { buildOrderPayload, type OrderOrigin } from '#domain/order/payload.ts'
import { NOTES_HARD_LIMIT } from '#domain/plate/notes.ts'
import type { OrderModeType, OrderPayload } from '#generated/models.ts'
import { readVisit } from '#session/visit-store.ts'
import { sampleItem } from '#domain/order-text/sample-order.fixture.ts'
import { schemaGuard } from '../support/schema-guard.ts'

const isOrderPayload = schemaGuard('OrderPayload')
const isUserLocation = schemaGuard('UserLocation')

const filled = (length: number) => 'Á'.repeat(length)

/** An address with every part filled to its end. */
const addressIn = (mode: AddressInputMode) =>
  toUserLocation(
    {
      ...emptyAddressInput,
      direccion: filled(longest.STREET_MAX),
      postalCode: filled(longest.POSTAL_CODE_MAX),
      city: filled(longest.CITY_MAX),
      province: filled(longest.CITY_MAX),
      entrecalles: filled(longest.BETWEEN_STREETS_MAX),
      aclaraciones: filled(longest.DETAILS_MAX),
    },
    mode,
    'AR',
  )

/** An order with every field filled to its end. */
const orderOf = (type: OrderModeType, origin: OrderOrigin): OrderPayload =>
  buildOrderPayload({
    form: sampleForm({
      customerName: filled(longest.NAME_MAX),
      document: filled(longest.DOCUMENT_MAX),
      tableNumber: filled(longest.TABLE_MAX),
      location: addressIn('complex'),
      betweenStreets: filled(longest.BETWEEN_STREETS_MAX),
      details: filled(longest.DETAILS_MAX),
      notes: filled(NOTES_HARD_LIMIT),
      receiptHolder: {
        name: filled(longest.RECEIPT_NAME_MAX),
        identificationType: 'DNI',
        identificationNumber: filled(longest.DOCUMENT_MAX),
      },
    }),
    items: [sampleItem({ notes: filled(NOTES_HARD_LIMIT) })],
    quote: {
      lines: [],
      itemsTotal: 0,
      discounts: [],
      surcharges: [],
      deliveryFee: 0,
      deliveryFeeBeforeFree: 0,
      freeDelivery: false,
      serviceFee: 0,
      redeemedPoints: 0,
      loyaltyRedeemed: 0,
      gainedPoints: 0,
      tip: 0,
      total: 0,
      codeUnmet: [],
      issues: [],
    },
    mode: {
      id: 'm',
      type,
      showName: 'Modo',
      active: true,
      orderEnabled: true,
      useSchedule: false,
      minDelayInMinutes: 10,
      maxDelayInMinutes: 20,
      schedules: [],
      paymentTypes: [],
      delayText: '',
    },
    payment: samplePayment('CASH'),
    branchContact: { id: 'la-esquina' },
    phone: '+541123456789',
    origin,
  })

describe('[CHK-03] what the fields take is taken by the contract', () => {
  test.for(['simple', 'complex'] as const)('a whole address, %s', (mode) => {
    expect(isUserLocation(addressIn(mode)), JSON.stringify(isUserLocation.errors)).toBe(true)
  })

  test.for(['DELIVERY', 'IN_DINING'] as const)('a whole order, %s', (type) => {
    const link = new URLSearchParams({ utm_source: filled(300), campaignId: filled(300) })
    const { source, campaignId } = readVisit(`?${link.toString()}`)
    expect([source, campaignId]).toEqual([filled(longest.VISIT_TEXT_MAX), filled(longest.VISIT_TEXT_MAX)])
    const tableUid = filled(longest.TABLE_UID_MAX)
    const origin = { source, acquisitionChannel: source, campaignId, tableUid, sessionId: 'a-visit' }
    const order: unknown = JSON.parse(JSON.stringify(orderOf(type, origin)))
    expect(isOrderPayload(order), JSON.stringify(isOrderPayload.errors)).toBe(true)
  })
})
