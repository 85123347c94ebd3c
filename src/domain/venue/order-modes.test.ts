import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isContactForced } from '#domain/checkout/checkout-context.ts'
import { checkCheckout } from '#domain/checkout/check-checkout.ts'
import {
  SAMPLE_DELIVERY,
  sampleContext,
  sampleForm,
  samplePayment,
} from '#domain/checkout/sample-checkout.fixture.ts'
import { infoTable } from '#domain/delivery/info-table.ts'
import { shownStatus } from '#domain/order/status.ts'
import { deliveryCharge } from '#domain/pricing/delivery-charge.ts'
import { shipmentActions } from '#domain/shipments/venue-shipment.ts'
import type { OrderModeType } from '#generated/models.ts'
import { modeBySegment, modeSegment } from './modes.ts'
import { ORDER_MODES, type OrderModeTraits } from './order-modes.ts'
import { SAMPLE_MODES, sampleMode } from './sample-venue.fixture.ts'
import { tableAddress, tableMode } from './table-address.ts'

describe('a further mode is a row of the table', () => {
  const DRIVE_THRU = 'DRIVE_THRU' as string as OrderModeType
  const CATERING = 'CATERING' as string as OrderModeType
  const rows: Record<string, OrderModeTraits> = ORDER_MODES
  const codesOf = (...[form, context]: Parameters<typeof checkCheckout>) =>
    checkCheckout(form, context).failures.map(({ code }) => code)
  beforeAll(() => {
    // fetched by car from a numbered place
    rows[DRIVE_THRU] = { ...ORDER_MODES.SELF_SERVICE, hasTable: true, needsContact: true }
    // brought by the store itself
    rows[CATERING] = { ...ORDER_MODES.DELIVERY, isShipped: false }
  })
  afterAll(() => {
    delete rows[DRIVE_THRU]
    delete rows[CATERING]
  })

  test('its address is its type, and a venue finds it there', () => {
    const mode = sampleMode(DRIVE_THRU, '')
    expect(modeSegment(mode)).toBe('drive-thru')
    expect(modeBySegment([...SAMPLE_MODES, mode], 'drive-thru')).toBe(mode)
    expect(tableMode([sampleMode(CATERING, ''), mode])).toBe(DRIVE_THRU)
    expect(tableAddress('https://x.example', 'roma', DRIVE_THRU, { number: '3' })).toBe(
      'https://x.example/menu/roma/drive-thru?tableNumber=3',
    )
  })

  test('the checkout asks for what its row says', () => {
    const asked = (type: OrderModeType) =>
      codesOf(
        sampleForm({ phone: '', location: undefined, tableNumber: '' }),
        sampleContext({ mode: { id: 'm', type, paymentTypes: [samplePayment('CASH')] } }),
      )
    expect(asked(DRIVE_THRU)).toEqual(['PHONE_REQUIRED', 'TABLE_REQUIRED'])
    expect(asked(CATERING)).toEqual(['PHONE_REQUIRED', 'ADDRESS_REQUIRED'])
    expect(isContactForced({ mode: { id: 'm', type: DRIVE_THRU, paymentTypes: [] } })).toBe(true)
  })

  test('it is priced, promised and ended as its row says', () => {
    expect(deliveryCharge(DRIVE_THRU, SAMPLE_DELIVERY, 'CASH', 0).fee).toBe(0)
    expect(deliveryCharge(CATERING, SAMPLE_DELIVERY, 'CASH', 0).fee).toBe(150_000)
    expect(infoTable(sampleMode(DRIVE_THRU, ''))?.kind).toBe('pick-up')
    expect(infoTable(sampleMode(CATERING, ''))?.kind).toBe('delivery')
    expect(shownStatus({ type: DRIVE_THRU, status: 'DELIVERED' })).toBe('PICKED_UP')
    expect(shownStatus({ type: CATERING, status: 'DELIVERED' })).toBe('DELIVERED')
    const order = { type: CATERING, status: 'ACCEPTED' } as const
    expect(shipmentActions({ order, ownRiders: true })).toEqual([])
    expect(shipmentActions({ order: { ...order, type: 'DELIVERY' }, ownRiders: true })).toEqual(['DISPATCH'])
  })
})

test('what is shipped goes to an address', () => {
  for (const { isShipped, needsAddress } of Object.values(ORDER_MODES))
    expect(isShipped && !needsAddress).toBe(false)
})
