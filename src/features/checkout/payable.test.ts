import { describe, expect, test } from 'vitest'

import type { DeliveryInfo, OrderMode, PaymentType } from '#generated/models.ts'
import { choosePayable, isPayable, payableMode } from './payable.ts'
import { submitLabel } from './submit-label.ts'

const payment = (
  paymentMethod: PaymentType['paymentMethod'],
  over: Partial<PaymentType> = {},
): PaymentType => ({
  id: `m.${paymentMethod.toLowerCase()}`,
  showName: paymentMethod,
  active: true,
  paymentMethod,
  upload: 'APP',
  ...over,
})
const online = (kind: string) =>
  payment('ONLINE', { onlinePayment: { providerName: 'demo', paymentMethod: kind } })
const [cash, card, cardForm] = [
  payment('CASH'),
  payment('CARD'),
  payment('CARD', { id: 'm.form', upload: 'API' }),
]
const mode = (...paymentTypes: PaymentType[]) => ({ id: 'm', type: 'DELIVERY', paymentTypes }) as OrderMode
const noCash = { inside: true, cashAllowed: false } as DeliveryInfo

describe('[CHK-04] only payments that can be completed are offered', () => {
  test('money, a card on the venue’s device and a transfer can; a card form, a link and what is switched off cannot', () => {
    expect([cash, card, online('TRANSFER')].map(isPayable)).toEqual([true, true, true])
    expect(
      [cardForm, online('LINK'), online('DISABLED'), payment('CASH', { active: false })].map(isPayable),
    ).toEqual([false, false, false, false])
  })

  test('the rules of the domain see no others', () => {
    expect(payableMode(mode(cash, cardForm, online('LINK'))).paymentTypes).toEqual([cash])
  })
})

describe('[CHK-13] where cash is not taken', () => {
  test('the choice moves to the first other one that can be completed', () => {
    expect(choosePayable(mode(cash, cardForm, card), noCash, cash.id)).toBe(card)
    expect(choosePayable(mode(cash, card), undefined, undefined)).toBe(cash)
    expect(choosePayable(mode(cash, card), undefined, card.id)).toBe(card)
  })

  test('nothing is chosen when there is none', () => {
    expect(choosePayable(mode(cash, cardForm), noCash, cash.id)).toBeUndefined()
    expect(choosePayable(mode(), undefined, undefined)).toBeUndefined()
  })
})

test("[CHK-07] 'Pagar' for online payment with the console active, 'Realizar pedido' otherwise", () => {
  expect(submitLabel(online('LINK'), true)).toBe('checkout.pay')
  expect(submitLabel(online('LINK'), false)).toBe('checkout.place')
  expect(submitLabel(cash, true)).toBe('checkout.place')
  expect(submitLabel(undefined, true)).toBe('checkout.place')
})
