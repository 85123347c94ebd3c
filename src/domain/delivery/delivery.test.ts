import { describe, expect, test } from 'vitest'

import type { DeliveryInfo, PaymentMethod, PaymentType } from '#generated/models.ts'

import type { DeliveryZone } from '#domain/geo/zones.ts'
import { deliveryFeeFor, deliveryInfoFor, deliverySummary } from './delivery-info.ts'
import { infoTable, orderDelay } from './info-table.ts'
import {
  choosePayment,
  isCashAllowed,
  isOnlyCashRefused,
  isPaymentActive,
  offeredPayments,
} from './payment-types.ts'

const near: DeliveryZone = {
  id: 'near',
  name: 'Cerca',
  center: [-34.6037, -58.3816],
  radiusMeters: 1_000,
  fees: { CASH: 150_000, CARD: 150_000, ONLINE: 120_000 },
  minimumOrderPrice: 900_000,
  freeDeliveryAmount: 4_500_000,
  cashAllowed: true,
  minDelayInMinutes: 30,
  maxDelayInMinutes: 45,
}
const far: DeliveryZone = {
  id: 'far',
  name: 'Lejos',
  center: [-34.6037, -58.3816],
  radiusMeters: 5_000,
  fees: { CARD: 420_000, ONLINE: 390_000 },
  minimumOrderPrice: 2_500_000,
  cashAllowed: false,
}
const obelisco = { lat: -34.6037, lng: -58.3816 }
const palermo = { lat: -34.58, lng: -58.3816 }
const laPlata = { lat: -34.9215, lng: -57.9545 }

const payment = (paymentMethod: PaymentMethod, over: Partial<PaymentType> = {}): PaymentType => ({
  id: `m.${paymentMethod.toLowerCase()}`,
  showName: paymentMethod,
  active: true,
  paymentMethod,
  upload: 'APP',
  ...over,
})
const [cash, card, online] = [payment('CASH'), payment('CARD'), payment('ONLINE')]
const delivery = (...paymentTypes: PaymentType[]) => ({ id: 'm', type: 'DELIVERY' as const, paymentTypes })
const takeAway = (...paymentTypes: PaymentType[]) => ({ id: 'm', type: 'TAKE_AWAY' as const, paymentTypes })

describe('[INFO-01] delivery to an address', () => {
  test('the zone gives fees, minimum, free threshold, delay and cash', () => {
    expect(deliveryInfoFor([near, far], obelisco)).toEqual({
      inside: true,
      providersFailed: false,
      fees: [
        { paymentMethod: 'CASH', amount: 150_000 },
        { paymentMethod: 'CARD', amount: 150_000 },
        { paymentMethod: 'ONLINE', amount: 120_000 },
      ],
      minimumOrderPrice: 900_000,
      freeDeliveryAmount: 4_500_000,
      cashAllowed: true,
      minDelayInMinutes: 30,
      maxDelayInMinutes: 45,
      zoneId: 'near',
    })
  })

  test('a zone without cash has no fee for cash', () => {
    const info = deliveryInfoFor([near, far], palermo)
    expect(info).toMatchObject({ zoneId: 'far', cashAllowed: false })
    expect(info.fees.map(({ paymentMethod }) => paymentMethod)).toEqual(['CARD', 'ONLINE'])
  })

  test('[BRAN-06] outside of all zones nothing is promised', () => {
    expect(deliveryInfoFor([near, far], laPlata)).toEqual({
      inside: false,
      providersFailed: false,
      fees: [],
      minimumOrderPrice: 0,
      cashAllowed: false,
    })
  })

  test('a failed courier provider is passed on', () => {
    expect(deliveryInfoFor([near], obelisco, { providersFailed: true }).providersFailed).toBe(true)
  })
})

describe('[PAY-02] the delivery fee depends on the payment method', () => {
  const info = deliveryInfoFor([near], obelisco)

  test.each<[PaymentMethod, number]>([
    ['CASH', 150_000],
    ['ONLINE', 120_000],
  ])('%s costs %i', (method, amount) => {
    expect(deliveryFeeFor(info, method)).toBe(amount)
  })

  test('nothing chosen: the highest; outside: nothing', () => {
    expect(deliveryFeeFor(info)).toBe(150_000)
    expect(deliveryFeeFor(deliveryInfoFor([], obelisco), 'CARD')).toBe(0)
  })

  test('a method the file leaves out costs the highest fee, and a zone without fees is free', () => {
    expect(
      deliveryFeeFor(deliveryInfoFor([{ ...near, fees: { ONLINE: 100, CARD: 300 } }], obelisco), 'CASH'),
    ).toBe(300)
    expect(deliveryFeeFor(deliveryInfoFor([{ ...near, fees: {} }], obelisco), 'CASH')).toBe(0)
  })
})

describe('[INFO-01] the info table', () => {
  const mode = {
    ...delivery(cash, card, online),
    minDelayInMinutes: 35,
    maxDelayInMinutes: 55,
  }

  test("'Llega en', 'Envío', 'Mínimo' of the address, by payment method", () => {
    const info = deliveryInfoFor([near], obelisco)
    const table = {
      kind: 'delivery',
      delay: { kind: 'range', min: 30, max: 45 },
      minimum: 900_000,
      freeFrom: 4_500_000,
    }
    expect(infoTable(mode, { info, paymentMethod: 'CASH' })).toEqual({
      ...table,
      fee: 150_000,
      isFrom: false,
    })
    expect(infoTable(mode, { info })).toEqual({ ...table, fee: 120_000, isFrom: true })
  })

  test('before a choice only the fees of what the mode offers count', () => {
    const info = deliveryInfoFor([near], obelisco)
    const counter = { ...mode, ...delivery(cash, payment('ONLINE', { active: false })) }
    expect(infoTable(counter, { info })).toMatchObject({ fee: 150_000, isFrom: false })
    expect(deliverySummary([near], counter)).toMatchObject({ fee: 150_000, highestFee: 150_000 })
    expect(deliverySummary([far, near], counter)).toMatchObject({ fee: 150_000, highestFee: 420_000 })
  })

  test('what cash would cost in a zone that takes none is no fee of it', () => {
    const cheapCash = { ...near, cashAllowed: false, fees: { CASH: 10_000, CARD: 150_000, ONLINE: 120_000 } }
    expect(deliverySummary([cheapCash], mode)).toMatchObject({ fee: 120_000, highestFee: 150_000 })
    expect(deliverySummary([{ ...cheapCash, cashAllowed: true }], mode)).toMatchObject({ fee: 10_000 })
  })

  test('before an address is known: the cheapest zone and the minutes of the mode', () => {
    const summary = deliverySummary([far, near], mode)
    expect(summary).toEqual({
      fee: 120_000,
      highestFee: 420_000,
      minimumOrderPrice: 900_000,
      freeDeliveryAmount: 4_500_000,
    })
    expect(infoTable(mode, { summary })).toEqual({
      kind: 'delivery',
      delay: { kind: 'range', min: 35, max: 55 },
      fee: 120_000,
      isFrom: true,
      minimum: 900_000,
      freeFrom: 4_500_000,
    })
  })

  test('an address outside shows the summary, not a free delivery', () => {
    const info = deliveryInfoFor([near], laPlata)
    const summary = { fee: 1, highestFee: 1, minimumOrderPrice: 2 }
    expect(infoTable(mode, { info, summary })).toMatchObject({ fee: 1, isFrom: false, unreachable: true })
    expect(infoTable(mode, { info })).toMatchObject({ fee: undefined, isFrom: false, unreachable: true })
    expect(infoTable(mode, { summary })).toMatchObject({ unreachable: undefined })
  })

  test("'Retirar en' for pick-up, nothing for the table", () => {
    expect(infoTable({ ...mode, type: 'TAKE_AWAY' })).toEqual({
      kind: 'pick-up',
      delay: { kind: 'range', min: 35, max: 55 },
    })
    expect(infoTable({ ...mode, type: 'SELF_SERVICE' })?.kind).toBe('pick-up')
    expect(infoTable({ ...mode, type: 'IN_DINING' })).toBeUndefined()
  })

  test("the venue's own words replace the minutes of the mode, not those of the zone", () => {
    expect(orderDelay({ ...mode, delayText: 'En el día' })).toEqual({ kind: 'text', text: 'En el día' })
    expect(orderDelay({ ...mode, delayText: 'En el día' }, deliveryInfoFor([near], obelisco)).kind).toBe(
      'range',
    )
    expect(orderDelay({ ...mode, minDelayInMinutes: 60, maxDelayInMinutes: 20 })).toEqual({
      kind: 'range',
      min: 20,
      max: 60,
    })
  })

  test('no zones, no summary; a zone without fees is free', () => {
    expect(deliverySummary([])).toBeUndefined()
    expect(deliverySummary([{ ...near, fees: {} }])?.fee).toBe(0)
  })
})

const noCash: DeliveryInfo = deliveryInfoFor([far], palermo)
const withCash: DeliveryInfo = deliveryInfoFor([near], obelisco)

describe('[CHK-13] cash for delivery only if the address allows it', () => {
  test('allowed, refused, not known yet, outside', () => {
    expect(isCashAllowed(withCash)).toBe(true)
    expect(isCashAllowed(noCash)).toBe(false)
    expect(isCashAllowed(undefined)).toBe(true)
    expect(isCashAllowed(deliveryInfoFor([], obelisco))).toBe(true)
  })

  test('cash is not offered where it is refused; other modes do not ask', () => {
    expect(offeredPayments(delivery(cash, card), noCash)).toEqual([card])
    expect(offeredPayments(takeAway(cash, card), noCash)).toEqual([cash, card])
  })

  test('the payment moves to the first active non-cash method', () => {
    expect(choosePayment(delivery(cash, payment('CARD', { active: false }), online), noCash, cash.id)).toBe(
      online,
    )
    expect(choosePayment(delivery(cash, card, online), noCash, cash.id)).toBe(card)
  })

  test('else to a default non-cash type: a dormant one, or one of its own', () => {
    const dormant = payment('ONLINE', { active: false })
    expect(choosePayment(delivery(cash, dormant), noCash, cash.id)).toBe(dormant)
    expect(choosePayment(delivery(cash), noCash, cash.id)).toEqual({
      id: 'm.card',
      showName: '',
      active: false,
      paymentMethod: 'CARD',
      upload: 'APP',
    })
  })

  test('a choice that is offered stays', () => {
    expect(choosePayment(delivery(cash, card, online), noCash, online.id)).toBe(online)
    expect(choosePayment(delivery(cash, card), withCash, cash.id)).toBe(cash)
  })

  test('cash is the only way and refused', () => {
    expect(isOnlyCashRefused(delivery(cash, payment('CARD', { active: false })), noCash)).toBe(true)
    expect(isOnlyCashRefused(delivery(cash, card), noCash)).toBe(false)
    expect(isOnlyCashRefused(delivery(cash), withCash)).toBe(false)
    expect(isOnlyCashRefused(takeAway(cash), noCash)).toBe(false)
    expect(isOnlyCashRefused(delivery(), noCash)).toBe(false)
  })
})

describe('[MODE-04] the default payment type of a mode', () => {
  test('cash, wherever it stands in the list; else the first', () => {
    expect(choosePayment(takeAway(card, cash), undefined)).toBe(cash)
    expect(choosePayment(takeAway(online, card), undefined)).toBe(online)
    expect(choosePayment(takeAway(card, cash), undefined, 'gone')).toBe(cash)
  })

  test('nothing active, nothing chosen', () => {
    expect(choosePayment(takeAway(payment('CASH', { active: false })), undefined)).toBeUndefined()
  })

  test('[PAY-01] DISABLED switches an online payment off', () => {
    const onlinePayment = { providerName: 'demo', paymentMethod: 'DISABLED' }
    expect(isPaymentActive(payment('ONLINE', { onlinePayment }))).toBe(false)
    expect(isPaymentActive(payment('CARD', { onlinePayment, upload: 'API' }))).toBe(false)
    expect(isPaymentActive(payment('CARD', { onlinePayment, upload: 'APP' }))).toBe(true)
    expect(
      isPaymentActive(payment('ONLINE', { onlinePayment: { ...onlinePayment, paymentMethod: 'LINK' } })),
    ).toBe(true)
    expect(isPaymentActive(payment('ONLINE'))).toBe(true)
  })
})
