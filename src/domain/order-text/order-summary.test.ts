import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { CartItem } from '#generated/models.ts'
import { order as texts } from '#messages/order.ts'

import { fitsMessage } from './message-length.ts'
import { orderSummary } from './order-summary.ts'
import { dinerLines, orderText } from './order-text.ts'
import { sampleInput, sampleItem as item } from './sample-order.fixture.ts'

const input = sampleInput(texts)
const LINK = 'https://example.com/menu/cafe/order/K7QF3M2X9TD'
const DINER = [
  'Nombre: Lucía Pérez',
  'Teléfono: +541123456789',
  'Dirección: Av. Corrientes 3247, Almagro',
  'Entrecalles: Agüero y Anchorena',
  'Aclaraciones: 4 B',
  'Medio de pago: Efectivo',
  'Paga con: $ 30000',
  'Vuelto: $ 3450',
]
const many = (count: number, over: (index: number) => Partial<CartItem> = () => ({})) =>
  Array.from({ length: count }, (_, index) => item({ name: `Plato ${index + 1}`, ...over(index) }))

describe('[ORDER-02] what of a long order fits a message', () => {
  test('all that kitchen and rider need, in the order of the whole message', () => {
    const summary = orderSummary(
      input({ scheduledFor: 'sábado 21:00' }, { items: [item({ notes: 'sin sal' })] }),
    )
    expect(summary.split('\n')).toEqual([
      'Pedido K7QF-3M2-X9TD',
      'Tipo de pedido: Delivery',
      'Programado para: sábado 21:00',
      'Notas: Tocar timbre',
      '2 x Milanesa napolitana (Grande)',
      '  Guarnición: 2 x Papas fritas, Ensalada',
      '  "sin sal"',
      'Total: $ 26550',
      ...DINER,
      `Ver el pedido: ${LINK}`,
    ])
  })

  test('an allergy and the address of an order of many plates', () => {
    const long = input({}, { items: many(25), notes: 'Alergia grave al maní' })
    expect(fitsMessage(orderText(long))).toBe(false)
    const lines = orderSummary(long).split('\n')
    expect(lines).toEqual(expect.arrayContaining([...DINER, 'Notas: Alergia grave al maní']))
    for (const { name } of long.order.items) expect(lines).toContain(`2 x ${name} (Grande)`)
    expect(lines.at(-2)).toBe('Aquí falta parte del pedido: mírala en el enlace y confírmala con el cliente.')
    expect(lines.at(-1)).toBe(`Ver el pedido: ${LINK}`)
  })

  test('notes come before garnishes, and before plates without notes', () => {
    const items = many(60, (index) => ({ notes: index === 59 ? 'sin maní' : '' }))
    const lines = orderSummary(input({}, { items })).split('\n')
    expect(lines).toEqual(
      expect.arrayContaining(['2 x Plato 60 (Grande)', '  "sin maní"', '2 x Plato 1 (Grande)']),
    )
    expect(lines.join()).not.toContain('Guarnición')
  })

  test('notes longer than a message are cut, and leave who and where', () => {
    const summary = orderSummary(input({}, { notes: 'ñ'.repeat(2_000) }))
    expect(summary).toMatch(/Notas: ñ{50,}…\n/)
    for (const line of DINER) expect(summary).toContain(line)
    expect(summary).toContain('Aquí falta parte del pedido')
  })

  const words = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength })

  test('never longer than a message', () => {
    const plates = fc.array(
      fc.record({ name: words(80), notes: words(300), quantity: fc.integer({ min: 1, max: 99 }) }),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(plates, words(2_000), words(80), words(300), (items, notes, customerName, fullAddress) => {
        const { destination } = input().order
        const order = {
          items: items.map((one) => item(one)),
          notes,
          customerName,
          destination: destination && { ...destination, fullAddress },
        }
        const summary = orderSummary(input({}, order))
        expect(fitsMessage(summary)).toBe(true)
        expect(summary.endsWith(LINK)).toBe(true)
      }),
    )
  })

  test('the notes of the order are whole wherever they fit beside who and where', () => {
    const frame = [
      'Pedido K7QF-3M2-X9TD',
      'Tipo de pedido: Delivery',
      'Total: $ 26550',
      texts['order.text.missing'],
      `Ver el pedido: ${LINK}`,
    ]
    fc.assert(
      fc.property(words(1_500), words(80), fc.nat({ max: 60 }), (typed, customerName, count) => {
        const notes = `Notas: ${typed.trim()}`
        const order = { notes: typed, customerName, items: many(count, () => ({ notes: typed })) }
        const diner = dinerLines(input({}, order))
        fc.pre(typed.trim() !== '' && fitsMessage([...frame, ...diner, notes].join('\n')))
        expect(orderSummary(input({}, order))).toContain(notes)
      }),
    )
  })
})
