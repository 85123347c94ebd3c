import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { checkoutErrors } from '#messages/checkout-errors.ts'

import { checkCheckout, type CheckoutContext } from './check-checkout.ts'
import type { CheckoutForm } from './form.ts'
import { CHECKOUT_TABLE } from './checkout-table.ts'
import {
  SAMPLE_DELIVERY as info,
  SAMPLE_LOCATION as location,
  sampleContext as context,
  sampleForm as form,
  samplePayment as payment,
} from './sample-checkout.fixture.ts'

const [cash, card] = [payment('CASH'), payment('CARD')]

describe('[CHK-08] later checks override earlier', () => {
  test('all failures are told, the last one is shown', () => {
    const result = checkCheckout(
      form({ phone: '', customerName: '', email: 'x', paysWith: undefined }),
      context({ schedule: { loading: false, canOrderNow: false } }),
    )
    expect(result.failures.map(({ code }) => code)).toEqual([
      'PHONE_REQUIRED',
      'NAME_REQUIRED',
      'EMAIL_INVALID',
      'CASH_REQUIRED',
      'SCHEDULE_REQUIRED',
    ])
    expect(result.shown?.code).toBe('SCHEDULE_REQUIRED')
  })

  test('there are twenty rows, each with a code and a text', () => {
    expect(CHECKOUT_TABLE).toHaveLength(20)
    expect(
      CHECKOUT_TABLE.filter(({ code }) => !Object.hasOwn(checkoutErrors, `checkout.error.${code}`)),
    ).toEqual([])
  })

  test('failures come in table order, whatever is filled in', () => {
    const type = fc.constantFrom('DELIVERY' as const, 'TAKE_AWAY' as const, 'IN_DINING' as const)
    fc.assert(
      fc.property(
        fc.record({
          phone: fc.constantFrom('', '11'),
          customerName: fc.constantFrom('', 'Lu'),
          email: fc.constantFrom('', 'x'),
          document: fc.constantFrom('', '1'),
          paysWith: fc.constantFrom(undefined, 0),
          location: fc.constantFrom(undefined, location),
          scheduled: fc.boolean(),
        }),
        fc.record({
          mandatoryEmail: fc.boolean(),
          betweenStreetsRequired: fc.boolean(),
          phone: fc.constantFrom(undefined, { ok: false as const }),
          payment: fc.constantFrom(cash, card),
          card: fc.record({ fieldsValid: fc.boolean(), tokenFailed: fc.boolean() }),
          schedule: fc.record({ loading: fc.boolean(), canOrderNow: fc.boolean() }),
          delivery: fc.constantFrom<CheckoutContext['delivery']>(
            { status: 'loading' },
            { status: 'success', info: { ...info, inside: false, providersFailed: true } },
          ),
        }),
        type,
        (formOver, contextOver, modeType) => {
          const { failures, shown: last } = checkCheckout(
            form(formOver),
            context({ ...contextOver, mode: { id: 'm', type: modeType, paymentTypes: [cash] } }),
          )
          const rows = failures.map((failure) =>
            CHECKOUT_TABLE.findIndex(({ code }) => code === failure.code),
          )
          expect(rows).toEqual(rows.toSorted((a, b) => a - b))
          expect(last).toBe(failures.at(-1))
        },
      ),
    )
  })
})

test('[CHK-09] name and phone are mandatory for delivery and take-away only', () => {
  const asked = (type: CheckoutContext['mode']['type']): string[] =>
    checkCheckout(
      form({ phone: '', customerName: '', tableNumber: '1' }),
      context({ mode: { id: 'm', type, paymentTypes: [] }, delivery: { status: 'idle' } }),
    ).failures.map(({ code }) => code)
  expect(asked('DELIVERY')).toEqual(expect.arrayContaining(['PHONE_REQUIRED', 'NAME_REQUIRED']))
  expect(asked('TAKE_AWAY')).toEqual(['PHONE_REQUIRED', 'NAME_REQUIRED'])
  expect(asked('IN_DINING')).toEqual([])
  expect(asked('SELF_SERVICE')).toEqual([])
})

test('[CHK-09] a name alone where the venue calls it out at its counter, which is off unless it says so', () => {
  const asked = (type: CheckoutContext['mode']['type'], nameRequired?: boolean): string[] =>
    checkCheckout(
      form({ phone: '', customerName: '', tableNumber: '1' }),
      context({ mode: { id: 'm', type, paymentTypes: [], nameRequired }, delivery: { status: 'idle' } }),
    ).failures.map(({ code }) => code)
  expect(asked('SELF_SERVICE', true)).toEqual(['NAME_REQUIRED'])
  expect(asked('SELF_SERVICE', false)).toEqual([])
  expect(asked('IN_DINING', true)).toEqual([])
})

test('a tip the venue does not take, or an amount that is not finished, keeps the order; every row of the table goes over it', () => {
  const tips = { percentages: [5, 10], freeAmount: true }
  const shown = (
    tip: CheckoutForm['tip'],
    terms: typeof tips | undefined = tips,
    over: Partial<CheckoutForm> = {},
  ) => checkCheckout(form({ tip, ...over }), context({ tips: terms })).shown
  expect(shown({ type: 'PERCENT', value: 10 })).toBeUndefined()
  expect(shown(undefined)).toBeUndefined()
  expect(shown({ type: 'AMOUNT', value: 0 })).toEqual({ code: 'TIP_INVALID', field: 'tip' })
  expect(shown({ type: 'PERCENT', value: 12 })?.code).toBe('TIP_INVALID')
  expect(checkCheckout(form({ tip: { type: 'PERCENT', value: 10 } }), context()).shown?.code).toBe(
    'TIP_INVALID',
  )
  expect(shown({ type: 'AMOUNT', value: 0 }, tips, { customerName: '' })?.code).toBe('NAME_REQUIRED')
})

test('a point far from the written address keeps the order until the diner confirms it', () => {
  const shown = (addressDistanceMeters?: number, pointConfirmed?: boolean) =>
    checkCheckout(
      form({ location: { ...location, pointConfirmed } }),
      context({ delivery: { status: 'success', info: { ...info, addressDistanceMeters } } }),
    ).shown
  expect(shown(2_000)).toEqual({ code: 'ADDRESS_FAR', field: 'pointConfirmed' })
  expect(shown(2_000, true)).toBeUndefined()
  expect(shown(200)).toBeUndefined()
  expect(shown()).toBeUndefined()
})

test('nobody is asked about a point that was put by hand where only a measured one is delivered to', () => {
  const shown = (byPosition?: boolean) => {
    const far = { ...info, addressDistanceMeters: 9_000, addressElsewhere: true }
    const delivery = { status: 'success', info: far } as const
    return checkCheckout(form({ location: { ...location, byPosition } }), context({ delivery })).shown
  }
  expect(shown()).toBeUndefined()
  expect(shown(true)?.code).toBe('ADDRESS_FAR')
})

test("a receipt needs a name and a document of the venue's country", () => {
  const codes = (name: string, identificationNumber: string, receiptsIn?: 'AR') =>
    checkCheckout(
      form({ receiptHolder: { name, identificationType: 'DNI', identificationNumber } }),
      context({ receiptsIn }),
    ).failures.map(({ code }) => code)
  expect(codes('Lu Paz', '30123456', 'AR')).toEqual([])
  expect(codes(' ', '30123456', 'AR')).toEqual(['RECEIPT_NAME_REQUIRED'])
  expect(codes('Lu Paz', '30', 'AR')).toEqual(['RECEIPT_NUMBER_INVALID'])
  expect(codes('Lu Paz', '30123456')).toEqual(['RECEIPT_NUMBER_INVALID'])
})
