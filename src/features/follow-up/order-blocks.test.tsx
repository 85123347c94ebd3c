import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { ApiProvider, createApi } from '#api/api-context.tsx'
import { createApiClient } from '#api/client.ts'
import { orderQuery } from '#api/order-queries.ts'
import { COUNTRIES } from '#domain/money/countries.ts'
import type { OrderFollowUp, RefundReason, RefundStatus } from '#generated/models.ts'
import { BlockDataProvider } from '#layout/block-data.tsx'
import type { Block } from '#layout/define-block.ts'
import { LocationProvider } from '#platform/navigation/location.ts'
import { memoryStorage } from '#platform/storage.ts'
import { MessagingContextProvider } from '#providers/messaging/contract.ts'
import { SessionProvider } from '#session/session-context.tsx'
import { createSession } from '#session/session.ts'
import { VenueProvider } from '#session/venue-context.tsx'
import type { Venue } from '#session/venue-context.tsx'
import { MoneyProvider } from '#ui/patterns/money-context.tsx'
import { orderActionsBlock } from './blocks/order-actions.block.tsx'
import { orderDetailBlock } from './blocks/order-detail.block.tsx'
import { orderPaymentBlock } from './blocks/order-payment.block.tsx'
import { orderTrackerBlock } from './blocks/order-tracker.block.tsx'

const CODE = 'K7QF3M2X9TD'
const NOW = Date.parse('2026-11-18T15:40:00.000Z')
const venue = {
  alias: 'la-esquina',
  modes: [] as Venue['modes'],
  storefront: { country: COUNTRIES.AR },
  branchContact: {
    id: 'la-esquina',
    name: 'La Esquina Almagro',
    timeZone: 'America/Argentina/Buenos_Aires',
    ordersConsoleActive: true,
  },
} as Venue

const order: OrderFollowUp = {
  code: CODE,
  id: '1',
  own: true,
  type: 'DELIVERY',
  status: 'GENERATED',
  statusHistory: [{ status: 'GENERATED', at: '2026-11-18T15:30:00.000Z' }],
  orderModeName: 'Delivery',
  paymentType: { showName: 'Efectivo', paymentMethod: 'CASH' },
  paid: false,
  price: 900_000,
  orderedAt: '2026-11-18T15:30:00.000Z',
  scheduled: false,
  items: [],
  itemsPrice: 900_000,
  surcharges: [],
  discounts: [],
  deliveryFee: 0,
  userServiceFee: 0,
  notes: '',
  customerName: 'Ana',
  minDelayInMinutes: 30,
  maxDelayInMinutes: 45,
  redeemedPoints: 0,
  gainedPoints: 0,
  branchContactAlias: 'la-esquina',
}

/** A block of the order's page as the server draws it. */
function markup({ render: View }: Block, over: Partial<OrderFollowUp>): string {
  const api = createApi(
    createApiClient('http://localhost', () => Promise.reject(new Error('Nobody is asked'))),
  )
  const queries = new QueryClient()
  queries.setQueryData(orderQuery(api.client, venue.alias, CODE).queryKey, { ...order, ...over })
  const session = createSession({
    alias: venue.alias,
    storage: memoryStorage(),
    newKey: () => 'key-of-a-test-0001',
    now: NOW,
    search: '',
  })
  return renderToStaticMarkup(
    <LocationProvider value="/">
      <ApiProvider value={api}>
        <QueryClientProvider client={queries}>
          <SessionProvider value={session}>
            <VenueProvider value={venue}>
              <MoneyProvider country={COUNTRIES.AR}>
                <BlockDataProvider data={{ code: CODE }}>
                  <MessagingContextProvider value={{ id: 'none', linkTo: ({ phone }) => `sms:${phone}` }}>
                    <View settings={{}} blockId="block" />
                  </MessagingContextProvider>
                </BlockDataProvider>
              </MoneyProvider>
            </VenueProvider>
          </SessionProvider>
        </QueryClientProvider>
      </ApiProvider>
    </LocationProvider>,
  )
}

/** Its words, parts separated by bars. */
const words = (block: Block, over: Partial<OrderFollowUp> = {}) =>
  markup(block, over)
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/[\s|]*\|[\s|]*/g, '|')
    .replaceAll('\u00A0', ' ')

describe('[FUP-06] what the order says of itself', () => {
  test('[FUP-06] [PAY-02c] change is what cash is above the total, and none when it is exact or not cash', () => {
    const paid = words(orderDetailBlock, { paysWith: 1_000_000 })
    expect(paid).toContain('|Paga con|$ 10.000|Vuelto|$ 1.000|')
    expect(words(orderDetailBlock, { paysWith: 900_000 })).not.toContain('Vuelto')
    expect(words(orderDetailBlock)).not.toMatch(/Vuelto|Paga con/)
  })

  test('an order that waits for its money is paid by whose it is; nobody else is asked to', () => {
    const unpaid = { status: 'UNCONFIRMED', payUntil: '2026-11-18T16:30:00.000Z' } as const
    expect(words(orderPaymentBlock, unpaid)).toContain('Pagar')
    expect(words(orderPaymentBlock, { ...unpaid, own: false })).toBe('')
    expect(words(orderDetailBlock, { ...unpaid, own: false })).toContain(
      'Si es tuyo, abre el enlace que llegó a tu teléfono.',
    )
  })

  test('[FUP-01] the amounts are told in the words and signs of the checkout, and in its order', () => {
    const line = { type: 'FIXED', value: 1, amount: 50_000 } as const
    const shown = words(orderDetailBlock, {
      itemsPrice: 1_000_000,
      discounts: [
        { ...line, name: '10 % en efectivo', discountReferenceId: 'd' },
        { ...line, name: 'Bienvenida', discountReferenceId: 'c', code: 'HOLA' },
      ],
      surcharges: [{ ...line, name: 'Envases', surchargeReferenceId: 's' }],
      deliveryFee: 150_000,
      tip: 30_000,
      redeemedPoints: 500,
      price: 1_080_000,
    })
    expect(shown).toContain(
      [
        '|Productos|$ 10.000|10 % en efectivo|- $ 500|Envases|$ 500|Envío|$ 1.500|Tasa de Servicio|(Bonificada)',
        '|Código HOLA|- $ 500|Canje de puntos|- $ 500|Propina|$ 300|Total|$ 10.800|',
      ].join(''),
    )
  })

  test('[FUP-01] what is fetched is picked up, not delivered', () => {
    const ended = { status: 'DELIVERED', type: 'TAKE_AWAY' } as const
    expect(words(orderTrackerBlock, ended)).toMatch(/\|Retirado\|Que lo disfrutes\..*\|Retirado\|/)
    expect(words(orderTrackerBlock, ended)).not.toContain('Entregado')
    expect(words(orderTrackerBlock, { status: 'DELIVERED' })).not.toContain('Retirado')
  })

  test('[FUP-06] a scheduled order shows its time, on the clock of the venue, and no other promise', () => {
    const scheduled = words(orderTrackerBlock, {
      status: 'ACCEPTED',
      scheduled: true,
      scheduledAt: '2026-11-19T00:30:00.000Z',
    })
    expect(scheduled).toContain('|Programado para hoy, 21:30 h|')
    expect(scheduled).not.toContain('Llega entre')
    expect(words(orderTrackerBlock)).not.toContain('Programado')
  })

  test('[FUP-06] where it goes, what was noted, and the points of both kinds', () => {
    const shown = words(orderDetailBlock, {
      destination: {
        street: 'Calle Uno',
        number: '120',
        city: 'Buenos Aires',
        locality: 'Centro',
        country: 'AR',
        postalCode: 'C1000',
        fullAddress: 'Calle Uno 120, Centro',
        lat: -34.601,
        lng: -58.401,
        betweenStreets: 'Dos y Tres',
        details: 'Timbre 2',
        geocoded: true,
        fromLocalStorage: false,
      },
      notes: 'Sin cubiertos',
      redeemedPoints: 500,
      // 500 points less than the items
      price: 850_000,
      gainedPoints: 1_200,
      status: 'DELIVERED',
    })
    expect(shown).toContain(
      '|Dirección|Calle Uno 120, Centro|Entrecalles|Dos y Tres|Aclaraciones|Timbre 2|Notas|Sin cubiertos|',
    )
    expect(shown).toContain('|Canje de puntos|- $ 500|')
    expect(shown).toContain('|Puntos ganados|1.200|')
    // nothing is gained before the order is there
    for (const status of ['CANCELED', 'ACCEPTED'] as const)
      expect(words(orderDetailBlock, { status, gainedPoints: 1_200 })).not.toContain('Puntos')
  })
})

test('[PAY-01] the page says what is on its way back, what arrived, and what did not need to be paid', () => {
  const told = (status: RefundStatus, reason: RefundReason = 'ORDER_CANCELED') =>
    words(orderTrackerBlock, {
      status: 'CANCELED',
      refunds: [{ amount: 150_000, status, reason, at: '2026-11-18T16:30:00.000Z' }],
    })
  const open = 'Te devolvemos $ 1.500. Según cómo pagaste, puede tardar unos días.'
  expect(told('REQUESTED')).toContain(open)
  expect(told('SENT')).toContain(open)
  expect(told('CONFIRMED')).toContain('Te devolvimos $ 1.500.')
  expect(told('FAILED')).toContain('El local te devuelve $ 1.500. Escríbele para acordar cómo.')
  expect(told('SENT', 'PAID_TWICE')).toContain(`Este pago no hacía falta: ${open}`)
  expect(told('CANCELED')).not.toContain('1.500')
})

describe('[FUP-02] an order that waits for its payment', () => {
  const unpaid: Partial<OrderFollowUp> = {
    paymentType: { showName: 'Tarjeta', paymentMethod: 'ONLINE' },
    payUntil: '2026-11-18T16:30:00.000Z',
  }

  test.each(['UNCONFIRMED', 'GENERATED'] as const)(
    '[FUP-02] %s: the tracker is grey, the way to pay says so, and the page asks for the money',
    (status) => {
      expect(markup(orderTrackerBlock, { ...unpaid, status })).toContain('data-grey=""')
      expect(words(orderDetailBlock, { ...unpaid, status })).toContain('|Tarjeta|Falta pagar|')
      const prompt = words(orderPaymentBlock, { ...unpaid, status })
      expect(prompt).toContain('|Falta el pago|')
      expect(prompt).toContain('Puedes hacerlo hasta las 13:30.')
      expect(prompt).toContain('|Pagar · $ 9.000|')
    },
  )

  test('[FUP-02] past the payment hours it can only be placed anew', () => {
    const prompt = words(orderPaymentBlock, { ...unpaid, payUntil: new Date(NOW - 1).toISOString() })
    expect(prompt).toContain('|Tiempo de pago vencido, vuelva a generar el pedido|')
    expect(prompt).not.toContain('Pagar')
  })

  test.each([0, 7_200_000])(
    '[FUP-02] while nobody knows what became of a card, %i ms after its hours, neither paying nor ordering again is asked',
    (ms) => {
      const cardPayment = { providerName: 'embedded', publicKey: 'a', isPending: true }
      const payUntil = new Date(NOW + 3_600_000 - ms).toISOString()
      const prompt = words(orderPaymentBlock, { ...unpaid, payUntil, cardPayment })
      expect(prompt).toContain('|Todavía no sabemos si se cobró tu tarjeta. No pagues otra vez')
      for (const word of ['Tiempo de pago vencido', 'Puedes hacerlo', 'Pagar ·'])
        expect(prompt).not.toContain(word)
    },
  )

  test('[FUP-02] what is paid, or in cash, has its colours and is not asked for', () => {
    for (const over of [{}, { paid: true }]) {
      expect(markup(orderTrackerBlock, over)).not.toContain('data-grey')
      expect(words(orderDetailBlock, over)).not.toContain('Falta pagar')
      expect(markup(orderPaymentBlock, over)).toBe('')
    }
  })
})

test('[FUP-03] points are told of before and after the delivery, and not once the order is canceled', () => {
  const gainedPoints = 1_200
  const soon = words(orderActionsBlock, { gainedPoints })
  expect(soon).toContain('|Sumas 1.200 puntos cuando recibes tu pedido.|Ver mis puntos|')
  expect(soon).not.toContain('Califica tu pedido')
  const got = words(orderActionsBlock, { gainedPoints, status: 'DELIVERED' })
  expect(got).toContain('|Sumaste 1.200 puntos con este pedido.|Ver mis puntos|Califica tu pedido|')
  for (const over of [{ gainedPoints, status: 'CANCELED' as const }, {}])
    expect(words(orderActionsBlock, over)).not.toMatch(/puntos/)
})
