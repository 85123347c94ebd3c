import { expect, test } from 'vitest'

import type { OrderCreated, PaymentType } from '#generated/models.ts'
import { afterOrder } from './after-order.ts'

const order: OrderCreated = {
  code: 'K7QF3M2X9TD',
  id: 'order-1',
  status: 'GENERATED',
  price: 3_315_000,
  createdAt: '2026-11-18T15:30:00.000Z',
}
const cash: PaymentType = {
  id: 'm.cash',
  showName: 'Efectivo',
  active: true,
  paymentMethod: 'CASH',
  upload: 'APP',
}
const link: PaymentType = {
  ...cash,
  id: 'm.online',
  paymentMethod: 'ONLINE',
  onlinePayment: { providerName: 'demo', paymentMethod: 'LINK' },
}
const deps = {
  payment: cash,
  ordersConsoleActive: true,
  requestLink: () => Promise.resolve<string | undefined>('https://pay.example/1'),
  writeMessage: () => Promise.resolve<string | undefined>('https://wa.me/1?text=x'),
}

test('[ORDER-02] with a console the order goes to its own page; a payment link is opened where one is needed', async () => {
  expect(await afterOrder(order, deps)).toEqual({})
  expect(await afterOrder(order, { ...deps, payment: link })).toEqual({ payAt: 'https://pay.example/1' })
})

test('[ORDER-02] without a console the order goes out as a message', async () => {
  expect(await afterOrder(order, { ...deps, ordersConsoleActive: false })).toEqual({
    message: 'https://wa.me/1?text=x',
  })
})

test('[ORDER-05] a failed payment link is told, and the order goes on with text only', async () => {
  const failing = { ...deps, payment: link, requestLink: () => Promise.resolve(undefined) }
  expect(await afterOrder(order, failing)).toEqual({
    warning: 'checkout.payment-link-failed',
    payAt: undefined,
  })
  expect(await afterOrder(order, { ...failing, ordersConsoleActive: false })).toEqual({
    warning: 'checkout.payment-link-failed',
    message: 'https://wa.me/1?text=x',
  })
})

test('[ORDER-05] a text that cannot be made is told too', async () => {
  const writeMessage = () => Promise.reject(new Error('no answer'))
  expect(await afterOrder(order, { ...deps, ordersConsoleActive: false, writeMessage })).toEqual({
    warning: 'checkout.text-failed',
  })
})
