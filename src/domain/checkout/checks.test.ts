import { expect, test } from 'vitest'

import type { DeliveryInfo } from '#generated/models.ts'
import { checkoutErrors } from '#messages/checkout-errors.ts'

import { checkCheckout, type CheckoutContext } from './check-checkout.ts'
import type { CheckoutForm } from './form.ts'
import {
  SAMPLE_DELIVERY as info,
  SAMPLE_LOCATION as location,
  sampleContext as context,
  sampleForm as form,
  samplePayment as payment,
} from './sample-checkout.fixture.ts'

const [cash, card] = [payment('CASH'), payment('CARD')]
const inMode = (type: CheckoutContext['mode']['type']): Partial<CheckoutContext> => ({
  mode: { id: 'm', type, paymentTypes: [cash, card] },
  delivery: { status: 'idle' },
})
const shown = (
  formOver: Partial<CheckoutForm> = {},
  contextOver: Partial<CheckoutContext> = {},
): string | undefined => checkCheckout(form(formOver), context(contextOver)).shown?.code
const text = (code: string | undefined): string | undefined =>
  Object.entries(checkoutErrors).find(([key]) => key === `checkout.error.${code}`)?.[1]
const answered = (over: Partial<DeliveryInfo>): Partial<CheckoutContext> => ({
  delivery: { status: 'success', info: { ...info, ...over } },
})

test('[CHK-08] a complete order has no failures', () => {
  expect(checkCheckout(form(), context())).toEqual({ failures: [], shown: undefined })
})

test('[CHK-08.1] phone required when forced', () => {
  expect(text(shown({ phone: ' ' }))).toBe('Debe ingresar su número de teléfono para continuar.')
  expect(shown({ phone: '' }, inMode('IN_DINING'))).not.toBe('PHONE_REQUIRED')
})

test('[CHK-08.2] name required when forced', () => {
  expect(text(shown({ customerName: '' }))).toBe('Debe ingresar su nombre para poder realizar el pedido.')
  expect(shown({ customerName: '' }, inMode('SELF_SERVICE'))).toBeUndefined()
})

test('[CHK-08.3] phone invalid for the country and format', () => {
  expect(text(shown({}, { phone: { ok: false } }))).toBe(
    'Debe ingresar un número de teléfono válido para continuar.',
  )
  expect(shown({}, { phone: undefined })).toBe('PHONE_INVALID')
  // An optional phone is validated when given, and not when empty.
  expect(shown({}, { ...inMode('SELF_SERVICE'), phone: { ok: false } })).toBe('PHONE_INVALID')
  expect(shown({ phone: '' }, { ...inMode('SELF_SERVICE'), phone: { ok: false } })).toBeUndefined()
})

test('[CHK-08.4] table number missing in dining-in', () => {
  expect(text(shown({}, inMode('IN_DINING')))).toBe(
    'Debe ingresar número de mesa para poder realizar el pedido.',
  )
  expect(shown({ tableNumber: '12' }, inMode('IN_DINING'))).toBeUndefined()
  expect(shown({}, inMode('TAKE_AWAY'))).toBeUndefined()
})

test('[CHK-08.5] email required by the branch contact', () => {
  expect(text(shown({}, { mandatoryEmail: true }))).toBe(
    'Debe ingresar su email para poder realizar el pedido',
  )
  expect(shown({ email: 'lu@example.com' }, { mandatoryEmail: true })).toBeUndefined()
})

test('[CHK-08.6] email given but 100 characters or more, or malformed', () => {
  expect(text(shown({ email: 'lu@example' }))).toBe('Ingrese un email valido')
  const domain = '@example.com'
  expect(shown({ email: 'a'.repeat(99 - domain.length) + domain })).toBeUndefined()
  expect(shown({ email: 'a'.repeat(100 - domain.length) + domain })).toBe('EMAIL_INVALID')
  expect(shown({ email: ' lu@example.com ' })).toBeUndefined()
})

test('[CHK-08.7] document given but not 7 to 11 characters', () => {
  expect(text(shown({ document: '123456' }))).toBe('Ingrese un documento valido')
  expect(shown({ document: '1234567' })).toBeUndefined()
  expect(shown({ document: '12345678901' })).toBeUndefined()
  expect(shown({ document: '123456789012' })).toBe('DOCUMENT_INVALID')
  expect(shown({ document: '1.234.567' })).toBeUndefined()
  expect(shown({ document: '1.2.3.4.5.6' })).toBe('DOCUMENT_INVALID')
  expect(shown({ document: '.-+' })).toBe('DOCUMENT_INVALID')
})

test('[CHK-08.8] cash amount missing', () => {
  expect(text(shown({ paysWith: undefined }))).toBe(
    'Debe ingresar con cuanto abonará para poder realizar el pedido.',
  )
  expect(shown({ paysWith: undefined }, { payment: card })).toBeUndefined()
  expect(shown({ paysWith: undefined }, inMode('TAKE_AWAY'))).toBeUndefined()
})

test('[CHK-08.9] cash amount below the order price', () => {
  expect(text(shown({ paysWith: 1_249_999 }))).toBe(
    'El monto con el cual abonará no puede ser menor al precio del pedido.',
  )
  expect(shown({ paysWith: 1_250_000 })).toBeUndefined()
  expect(shown({ paysWith: -1 }, { total: -100 })).toBe('CASH_TOO_LOW')
  expect(shown({ paysWith: Number.NaN })).toBe('CASH_TOO_LOW')
  expect(shown({ paysWith: 1 }, { payment: card })).toBeUndefined()
})

test('[CHK-08.10] delivery address missing', () => {
  const idle = { delivery: { status: 'idle' as const } }
  expect(text(shown({ location: undefined }, idle))).toBe(
    'Debe ingresar dirección para poder realizar el pedido.',
  )
  expect(shown({ location: { ...location, fullAddress: ' ' } }, idle)).toBe('ADDRESS_REQUIRED')
  expect(shown({ location: undefined }, inMode('TAKE_AWAY'))).toBeUndefined()
})

test('[CHK-08.11] between-streets missing when required', () => {
  const required = { betweenStreetsRequired: true }
  expect(text(shown({}, required))).toBe('Debe ingresar entrecalles para poder realizar el pedido.')
  expect(shown({ betweenStreets: 'Agüero y Anchorena' }, required)).toBeUndefined()
  expect(shown({ location: { ...location, betweenStreets: 'Agüero y Anchorena' } }, required)).toBeUndefined()
  expect(shown({}, { ...inMode('TAKE_AWAY'), ...required })).toBeUndefined()
})

test('[CHK-08.12] below the minimum order', () => {
  const result = checkCheckout(form(), context({ itemsTotal: 899_999 }))
  expect(result.shown).toEqual({ code: 'BELOW_MINIMUM', field: 'items', params: { min: 900_000 } })
  expect(text(result.shown?.code)).toBe('El precio del pedido debe ser mayor a {min}')
  expect(shown({}, { itemsTotal: 900_000 })).toBeUndefined()
  expect(
    shown({}, { ...inMode('TAKE_AWAY'), itemsTotal: 1, delivery: { status: 'success', info } }),
  ).toBeUndefined()
})

test('[CHK-08.13] no riders', () => {
  expect(text(shown({}, answered({ providersFailed: true })))).toBe(
    'En este momento no contamos con repartidores en la zona. Vuelva a intentar más tarde',
  )
})

test('[CHK-08.14] outside the area', () => {
  const outside = answered({ inside: false, cashAllowed: false, minimumOrderPrice: 0, fees: [] })
  expect(text(shown({}, outside))).toBe('Tu dirección no se encuentra dentro de la zona de entrega.')
  expect(shown({}, { ...outside, ...inMode('TAKE_AWAY') })).toBeUndefined()
})

test('[CHK-08.15] fee still computing', () => {
  expect(text(shown({}, { delivery: { status: 'loading' } }))).toBe(
    'Estamos calculando el costo de envío, aguarde unos momentos.',
  )
  // Without a fee there is no order: neither before the request nor after it failed.
  expect(shown({}, { delivery: { status: 'idle' } })).toBe('FEE_LOADING')
  expect(shown({}, { delivery: { status: 'error' } })).toBe('FEE_LOADING')
  expect(shown({}, { delivery: { status: 'success' } })).toBe('FEE_LOADING')
  expect(shown({}, inMode('TAKE_AWAY'))).toBeUndefined()
})

test('[CHK-08.16] cash is the only method and no rider accepts cash', () => {
  const onlyCash = {
    mode: { id: 'm', type: 'DELIVERY' as const, paymentTypes: [cash, payment('CARD', false)] },
  }
  expect(text(shown({}, { ...onlyCash, ...answered({ cashAllowed: false }) }))).toBe(
    'En este momento no contamos con repartidores en la zona que acepten efectivo. Vuelva a intentar más tarde',
  )
  expect(shown({}, answered({ cashAllowed: false }))).toBeUndefined()
  expect(shown({}, { ...onlyCash, ...answered({ cashAllowed: false, providersFailed: true }) })).toBe(
    'NO_RIDERS',
  )
})

test('[CHK-08.17] card fields invalid', () => {
  const invalid = { payment: card, card: { fieldsValid: false, tokenFailed: false } }
  expect(text(shown({}, invalid))).toBe(
    'Debe completar correctamente los campos de la tarjeta para continuar.',
  )
  expect(shown({}, { ...invalid, payment: cash })).toBeUndefined()
  expect(shown({}, { payment: card, card: { fieldsValid: true, tokenFailed: false } })).toBeUndefined()
})

test('[CHK-08.18] card token failure', () => {
  const failed = { payment: card, card: { fieldsValid: true, tokenFailed: true } }
  expect(text(shown({}, failed))).toBe('Debe completar los campos de su tarjeta correctamente')
  expect(shown({}, { ...failed, payment: cash })).toBeUndefined()
})

test('[CHK-08.19] schedule still loading', () => {
  expect(text(shown({}, { schedule: { loading: true, canOrderNow: true } }))).toBe(
    'Estamos calculando los horarios del local, aguarde unos momentos.',
  )
  // There are no slots yet, so the next row does not ask for one.
  expect(shown({ scheduled: true }, { schedule: { loading: true, canOrderNow: false } })).toBe(
    'SCHEDULE_LOADING',
  )
})

test('[CHK-08.20] [SCHED-04] ordering now impossible and no schedule chosen', () => {
  const closed = { schedule: { loading: false, canOrderNow: false } }
  expect(text(shown({}, closed))).toBe('Seleccione un horario de programación del pedido')
  expect(shown({ scheduled: true, scheduledAt: '2026-11-22T15:00:00Z' }, closed)).toBeUndefined()
  // A slot left from a withdrawn choice does not count; neither does 'Programado' without a slot.
  expect(shown({ scheduled: false, scheduledAt: '2026-11-22T15:00:00Z' }, closed)).toBe('SCHEDULE_REQUIRED')
  expect(shown({ scheduled: true })).toBe('SCHEDULE_REQUIRED')
})
