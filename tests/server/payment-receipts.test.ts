import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { OrderFollowUp } from '#generated/models.ts'
import { SATURDAY_NOON } from './support/test-app.ts'
import { webpayVenue, type WebpayVenue } from './support/webpay-venue.ts'

let venue: WebpayVenue
beforeAll(async () => {
  venue = await webpayVenue()
})
beforeEach(() => venue.reset())
afterAll(() => venue.close())

const readAs = async (code: string, cookie: string) =>
  (await venue.server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${code}`, { cookie })).body

describe('[PAY-01] what the page of an order says of its payment', () => {
  test('paid in instalments: all that the bank wants to see there, for whose order it is', async () => {
    const { order, transaction, path, token } = await venue.atTheBank()
    transaction.paid = 'agreed'
    transaction.says = { payment_type_code: 'S2', installments_number: 2, installments_amount: 4_600 }
    await venue.byForm(path, { token_ws: token })
    const { payment, failedPayment } = await venue.read(order.code)
    expect(payment).toEqual({
      provider: 'transbank',
      number: transaction.buy_order,
      amount: order.price,
      currency: 'CLP',
      decimals: 0,
      kind: 'CREDIT',
      lastFour: '6623',
      authorizationCode: '1213',
      installmentKind: 'INTEREST_FREE',
      installments: 2,
      installmentAmount: 4_600,
      at: SATURDAY_NOON.toISOString(),
    })
    expect(failedPayment).toBeUndefined()
    const stranger = await readAs(order.code, '')
    expect(stranger).toMatchObject({ own: false, paid: true })
    expect(stranger).not.toHaveProperty('payment')
    expect(stranger).not.toHaveProperty('heldMoney')
  })

  test('paid at once: no instalments', async () => {
    const { order, transaction, path, token } = await venue.atTheBank()
    transaction.paid = 'agreed'
    await venue.byForm(path, { token_ws: token })
    const { payment } = await venue.read(order.code)
    expect(payment).toMatchObject({ kind: 'CREDIT', installmentKind: 'NONE' })
    expect(payment).not.toHaveProperty('installmentAmount')
  })

  test.each([
    ['REJECTED', (token: string) => ({ token_ws: token })],
    ['GIVEN_UP', (token: string) => ({ TBK_TOKEN: token, TBK_ORDEN_COMPRA: 'x' })],
    ['BROKEN_OFF', (token: string) => ({ token_ws: token, TBK_TOKEN: token, TBK_ORDEN_COMPRA: 'x' })],
    ['TIMED_OUT', (_token: string, id: string) => ({ TBK_ID_SESION: id, TBK_ORDEN_COMPRA: 'x' })],
  ] as const)('%s: says so until the next try, to whose order it is', async (failure, back) => {
    const { order, transaction, path, token } = await venue.atTheBank()
    if (failure === 'REJECTED') transaction.paid = 'refused'
    await venue.byForm(path, back(token, transaction.session_id))
    const { failedPayment, payment, heldMoney } = await venue.read(order.code)
    expect(failedPayment).toEqual({
      failure,
      causes: failure === 'REJECTED' ? ['BAD_DATA', 'NO_FUNDS', 'NOT_ENABLED'] : [],
      number: transaction.buy_order,
      at: SATURDAY_NOON.toISOString(),
    })
    expect(payment).toBeUndefined()
    expect(heldMoney).toEqual({ kind: 'NONE', amount: 0 })
    expect(await readAs(order.code, '')).not.toHaveProperty('failedPayment')
    venue.after(1_000)
    await venue.linkOf(order)
    expect(await venue.read(order.code)).not.toHaveProperty('failedPayment')
  })

  test('the order had ended: said, and nothing was taken', async () => {
    const { order, transaction, path, token } = await venue.atTheBank()
    transaction.paid = 'agreed'
    const body = { code: order.code, errorType: 'CANCEL' }
    transaction.paid = undefined
    expect((await venue.server.call('POST', '/api/diner/order/followup', { body })).status).toBe(200)
    transaction.paid = 'agreed'
    await venue.byForm(path, { token_ws: token })
    expect((await venue.read(order.code)).failedPayment).toMatchObject({ failure: 'ORDER_ENDED', causes: [] })
  })

  test('what canceling does with the money is what was said before it', async () => {
    const { order, transaction, path, token } = await venue.atTheBank()
    transaction.paid = 'agreed'
    await venue.byForm(path, { token_ws: token })
    const { heldMoney } = await venue.read(order.code)
    expect(heldMoney).toEqual({ kind: 'PROVIDER', amount: order.price })
    const body = { code: order.code, errorType: 'CANCEL' }
    await venue.server.call('POST', '/api/diner/order/followup', { body })
    const after = await venue.read(order.code)
    expect(after.refunds).toMatchObject([{ amount: heldMoney?.amount, status: 'REQUESTED', byHand: false }])
    expect(after.heldMoney).toEqual({ kind: 'GONE', amount: 0 })
  })

  test('while nobody knows whether a payment was made, it is said', async () => {
    const { order, transaction, path, token } = await venue.atTheBank()
    transaction.paid = 'agreed'
    venue.bank.next = ['lost', 500]
    await venue.byGet(path, { token_ws: token })
    expect((await venue.read(order.code)).heldMoney).toEqual({ kind: 'UNDER_WAY', amount: 0 })
    const body = { code: order.code, errorType: 'CANCEL' }
    expect((await venue.server.call('POST', '/api/diner/order/followup', { body })).status).toBe(409)
  })
})
