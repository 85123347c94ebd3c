import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { order as texts } from '#messages/order.ts'

import { cutToEncoded, encodedLength, fitsMessage } from './message-length.ts'
import { messageLink } from './message-link.ts'
import { orderText } from './order-text.ts'
import { sampleInput, sampleItem as item } from './sample-order.fixture.ts'

const input = sampleInput(texts)

describe('[ORDER-02] the order as a message', () => {
  test('a delivery in cash, all of it', () => {
    expect(orderText(input({ scheduledFor: 'sábado 21:00' }))).toBe(
      [
        'Pedido K7QF-3M2-X9TD',
        'Tipo de pedido: Delivery',
        'Programado para: sábado 21:00',
        '',
        '2 x Milanesa napolitana (Grande): $ 24800',
        '  Guarnición: 2 x Papas fritas, Ensalada',
        '',
        'Recargo: $ 100',
        '10% web: -$ 200',
        'Envío: $ 1500',
        'Tasa de Servicio: $ 350',
        'Total: $ 26550',
        '',
        'Nombre: Lucía Pérez',
        'Teléfono: +541123456789',
        'Dirección: Av. Corrientes 3247, Almagro',
        'Entrecalles: Agüero y Anchorena',
        'Aclaraciones: 4 B',
        'Medio de pago: Efectivo',
        'Paga con: $ 30000',
        'Vuelto: $ 3450',
        'Notas: Tocar timbre',
        '',
        'Ver el pedido: https://example.com/menu/cafe/order/K7QF3M2X9TD',
      ].join('\n'),
    )
  })

  test('a table order leaves out what it has not', () => {
    const text = orderText(
      input(
        { code: undefined, link: undefined, paymentName: 'Tarjeta' },
        {
          type: 'IN_DINING',
          items: [item({ sizeName: '', extras: [], notes: 'sin sal', quantity: 1 })],
          discounts: [],
          surcharges: [],
          userServiceFee: 0,
          deliveryFee: 0,
          notes: ' ',
          phone: '',
          destination: undefined,
          tableNumber: '12',
          paysWith: undefined,
        },
      ),
    )
    expect(text).toBe(
      [
        'Tipo de pedido: Delivery',
        '',
        '1 x Milanesa napolitana: $ 12400',
        '  "sin sal"',
        '',
        'Total: $ 26550',
        '',
        'Nombre: Lucía Pérez',
        'Mesa: 12',
        'Medio de pago: Tarjeta',
      ].join('\n'),
    )
  })

  test('a line costs what it costs after its discount', () => {
    const discounted = item({
      discount: { itemId: 'm', type: 'MULTIPLE', discountReferenceId: 'x', amount: 1_240_000 },
    })
    expect(orderText(input({}, { items: [discounted] }))).toContain('(Grande): $ 12400\n')
  })

  test('exact cash has no change; free delivery is told', () => {
    const text = orderText(input({}, { paysWith: 2_655_000, deliveryFee: 0 }))
    expect(text).toContain('Paga con: $ 26550')
    expect(text).not.toContain('Vuelto')
    expect(text).toContain('Envío: $ 0')
  })

  test('braces and patterns in what a diner typed stay as typed', () => {
    const text = orderText(input({}, { notes: '{name} $& $1', customerName: '{amount}' }))
    expect(text).toContain('Notas: {name} $& $1')
    expect(text).toContain('Nombre: {amount}')
  })

  test('beyond the limit of the contract whole lines are dropped', () => {
    const many = Array.from({ length: 200 }, () => item({ notes: 'x'.repeat(250) }))
    const text = orderText(input({}, { items: many }))
    expect(text.length).toBeLessThanOrEqual(10_000)
    expect(text.length).toBeGreaterThan(9_500)
    expect(text.endsWith('\n')).toBe(false)
  })
})

describe('[ORDER-02] the prefilled message link', () => {
  const textOf = (link: string): string | null => new URL(link).searchParams.get('text')

  test('opens a message to the venue with the text in it', () => {
    const link = messageLink('+541123456789', 'Hola & chau\n100% ñandú 🥟')
    expect(link.startsWith('https://wa.me/5491123456789?text=')).toBe(true)
    expect(textOf(link)).toBe('Hola & chau\n100% ñandú 🥟')
  })

  test('exactly 2,000 encoded characters fit, one more does not', () => {
    expect(fitsMessage('a'.repeat(2_000))).toBe(true)
    expect(fitsMessage('a'.repeat(2_001))).toBe(false)
    expect(fitsMessage('ñ'.repeat(334))).toBe(false)
  })

  test('a text too long is cut at a character', () => {
    const cut = cutToEncoded('🥟'.repeat(300), 2_000)
    expect(fitsMessage(cut)).toBe(true)
    expect(cut).toBe('🥟'.repeat(Math.floor(2_000 / '%F0%9F%A5%9F'.length)))
  })

  test('half a character pair does not break it', () => {
    expect(textOf(messageLink('+56961234567', `roto ${'🥟'.charAt(0)}`))).toBe('roto \u{FFFD}')
  })

  test('any text gives a link that can be read, and any beginning of it fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 1_500 }), fc.nat(2_000), (text, max) => {
        expect(encodedLength(cutToEncoded(text, max))).toBeLessThanOrEqual(max)
        expect(() => new URL(messageLink('+56961234567', text))).not.toThrow()
      }),
    )
  })
})
