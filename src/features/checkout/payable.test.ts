import { describe, expect, test } from 'vitest'
import { offeredPayments } from '#domain/delivery/payment-types.ts'
import type { DeliveryInfo, OrderMode, PaymentType } from '#generated/models.ts'
import { submitLabel } from './blocks/checkout-submit.block.tsx'
import { choosePayable, needsCard, needsPaymentLink } from './payable.ts'

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
  payment('ONLINE', { onlinePayment: { providerName: 'embedded', paymentMethod: kind } })
const byCard = (kind: string) =>
  payment('CARD', {
    id: 'm.form',
    upload: 'API',
    onlinePayment: { providerName: 'embedded', paymentMethod: kind },
  })
const [cash, card] = [payment('CASH'), payment('CARD')]
const mode = (...paymentTypes: PaymentType[]) => ({ id: 'm', type: 'DELIVERY', paymentTypes }) as OrderMode
const noCash = { inside: true, cashAllowed: false } as DeliveryInfo

describe('[CHK-04] the payments that are switched on are offered', () => {
  test('cards and links of a provider, money, a card at the door and a transfer; nothing that is off', () => {
    const on = [cash, card, byCard('CARD'), online('LINK'), online('TRANSFER')]
    const off = [byCard('DISABLED'), online('DISABLED'), payment('CASH', { active: false })]
    expect(offeredPayments(mode(...on, ...off))).toEqual(on)
  })

  test('a card on the page has fields, a link a page of its own', () => {
    expect([cash, card, byCard('CARD')].map((one) => needsCard(one, 1))).toEqual([false, false, true])
    const typed: PaymentType = { ...online('LINK'), upload: 'API' }
    const ways = [cash, byCard('CARD'), online('LINK'), online('TRANSFER'), typed]
    expect(ways.map((one) => needsPaymentLink(one, 1))).toEqual([false, false, true, false, false])
  })

  test('[PAY-01] a total of zero needs neither; until the total is known, both are asked for', () => {
    expect([needsCard(byCard('CARD'), 0), needsPaymentLink(online('LINK'), 0)]).toEqual([false, false])
    expect([needsCard(byCard('CARD')), needsPaymentLink(online('LINK'))]).toEqual([true, true])
    const venue = { ordersConsoleActive: true }
    expect([byCard('CARD'), online('LINK')].map((one) => submitLabel(one, venue, 0))).toEqual([
      'checkout.place',
      'checkout.place',
    ])
  })
})

describe('[CHK-13] where cash is not taken', () => {
  test('the choice moves to the first active method that is no cash', () => {
    expect(choosePayable(mode(cash, byCard('DISABLED'), card), noCash, cash.id)).toBe(card)
    const form = byCard('CARD')
    expect(choosePayable(mode(cash, form, card), noCash, cash.id)).toBe(form)
    expect(choosePayable(mode(cash, card), undefined, undefined)).toBe(cash)
    expect(choosePayable(mode(cash, card), undefined, card.id)).toBe(card)
  })

  test('else to a default type that is no cash, also where a card is switched off', () => {
    const standIn = { id: 'm.card', paymentMethod: 'CARD', active: false, upload: 'APP' }
    expect(choosePayable(mode(cash, byCard('DISABLED')), noCash, cash.id)).toMatchObject(standIn)
    expect(choosePayable(mode(cash), noCash, 'm.card')).toMatchObject(standIn)
    expect(choosePayable(mode(cash), undefined, 'm.card')).toBe(cash)
  })

  test('nothing is chosen when there is none', () => {
    expect(choosePayable(mode(), undefined, undefined)).toBeUndefined()
  })
})

describe('[CHK-07] the button says what happens', () => {
  const withConsole = { ordersConsoleActive: true, whatsAppPhone: '+5491155550000' }
  const withoutConsole = { ...withConsole, ordersConsoleActive: false }

  test("with the console, 'Pagar' where the money is taken online: by link or by card", () => {
    expect(submitLabel(online('LINK'), withConsole)).toBe('checkout.pay')
    expect(submitLabel(byCard('CARD'), withConsole)).toBe('checkout.pay')
    for (const payment of [online('TRANSFER'), card, cash, undefined])
      expect(submitLabel(payment, withConsole)).toBe('checkout.place')
  })

  test("without it, 'Enviar por WhatsApp', unless a card is charged or the venue takes no messages", () => {
    for (const payment of [online('LINK'), online('TRANSFER'), card, cash, undefined])
      expect(submitLabel(payment, withoutConsole)).toBe('checkout.send-message')
    expect(submitLabel(byCard('CARD'), withoutConsole)).toBe('checkout.place')
    expect(submitLabel(cash, { ordersConsoleActive: false })).toBe('checkout.place')
  })
})
