// Longer than 300 lines: what each block of an order's page says, over one order.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { ApiProvider, createApi } from '#api/api-context.tsx'
import { createApiClient } from '#api/client.ts'
import { orderQuery } from '#api/order-queries.ts'
import { SAMPLE_LOCATION } from '#domain/checkout/sample-checkout.fixture.ts'
import { COUNTRIES } from '#domain/money/countries.ts'
import type {
  LoyaltyProgram,
  OrderedItem,
  OrderFollowUp,
  OrderPayment,
  OrderRefund,
  RefundStatus,
} from '#generated/models.ts'
import { BlockDataProvider } from '#layout/block-data.tsx'
import type { Block } from '#layout/define-block.ts'
import { StaticRouter } from 'react-router-dom'
import { memoryStorage } from '#platform/storage.ts'
import type { MessagingProvider } from '#providers/messaging/contract.ts'
import { PageProvider } from '#session/page-context.ts'
import { createSession } from '#session/session.ts'
import type { Venue } from '#session/venue.ts'
import { MoneyProvider } from '#ui/patterns/money-context.tsx'
import { orderActionsBlock } from './blocks/order-actions.block.tsx'
import { orderDetailBlock } from './blocks/order-detail.block.tsx'
import { orderPaymentBlock } from './blocks/order-payment.block.tsx'
import { orderTrackerBlock } from './blocks/order-tracker.block.tsx'

const CODE = 'K7QF3M2X9TD'
const NOW = Date.parse('2026-11-18T15:40:00.000Z')
const program = { active: true, name: 'Puntos' } as LoyaltyProgram
const venue = {
  alias: 'la-esquina',
  branch: { id: 'bodegon' },
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

const LINE: OrderedItem = {
  referenceId: 'p',
  referenceType: 'PLATE',
  name: 'Napolitana',
  notes: '',
  quantity: 1,
  price: 450_000,
  originalPrice: 450_000,
  priceWithoutModifiers: 450_000,
  sizeId: 's',
  sizeName: '',
  categoryId: 'c',
  categoryShowName: 'Pizzas',
  maxQuantity: 10,
  source: 'plate',
  upsell: false,
  index: 0,
  extras: [],
  accPrice: 900_000,
}

const messaging: MessagingProvider = { id: 'none', linkTo: ({ phone }) => `sms:${phone}` }

/** A block of the order's page as the server draws it. */
function markup({ render: View }: Block, over: Partial<OrderFollowUp>, running?: LoyaltyProgram): string {
  const api = createApi(
    createApiClient('http://localhost', () => Promise.reject(new Error('Nobody is asked'))),
  )
  const queries = new QueryClient()
  queries.setQueryData(orderQuery(api.client, venue.alias, CODE).queryKey, { ...order, ...over })
  queries.setQueryData(api.queries.loyaltyProgram('bodegon').queryKey, running)
  const session = createSession({
    alias: venue.alias,
    storage: memoryStorage(),
    newKey: () => 'key-of-a-test-0001',
    now: NOW,
    search: '',
  })
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <ApiProvider value={api}>
        <QueryClientProvider client={queries}>
          <PageProvider value={{ session, venue, messaging }}>
            <MoneyProvider country={COUNTRIES.AR}>
              <BlockDataProvider data={{ code: CODE }}>
                <View settings={{}} blockId="block" />
              </BlockDataProvider>
            </MoneyProvider>
          </PageProvider>
        </QueryClientProvider>
      </ApiProvider>
    </StaticRouter>,
  )
}

/** Its words, parts separated by bars. */
const words = (block: Block, over: Partial<OrderFollowUp> = {}, running?: LoyaltyProgram) =>
  markup(block, over, running)
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
        '|Productos|$ 10.000|10 % en efectivo|-$ 500|Envases|$ 500|Envío|$ 1.500|Tasa de Servicio|(Bonificada)',
        '|Código HOLA|-$ 500|Canje de puntos|-$ 500|Propina|$ 300|Total|$ 10.800|',
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
        ...SAMPLE_LOCATION,
        fullAddress: 'Calle Uno 120, Centro',
        betweenStreets: 'Dos y Tres',
        details: 'Timbre 2',
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
    expect(shown).toContain('|Canje de puntos|-$ 500|')
    expect(shown).toContain('|Puntos ganados|1.200|')
    // nothing is gained before the order is there
    for (const status of ['CANCELED', 'ACCEPTED'] as const)
      expect(words(orderDetailBlock, { status, gainedPoints: 1_200 })).not.toContain('Puntos')
  })
})

test('[PAY-01] the page says what is on its way back, what arrived, and what did not need to be paid', () => {
  const told = (status: RefundStatus, over: Partial<OrderRefund> = {}) =>
    words(orderTrackerBlock, {
      status: 'CANCELED',
      refunds: [
        {
          amount: 150_000,
          status,
          reason: 'ORDER_CANCELED',
          byHand: false,
          at: '2026-11-18T16:30:00.000Z',
          ...over,
        },
      ],
    })
  const sent = 'La devolución de $ 1.500 está en camino. Según cómo pagaste, puede tardar unos días.'
  const byHand = 'El local te devuelve $ 1.500. Escríbele para acordar cómo.'
  expect(told('REQUESTED')).toContain('Te devolvemos $ 1.500. Según cómo pagaste, puede tardar unos días.')
  expect(told('REQUESTED', { byHand: true })).toContain(byHand)
  expect(told('SENT')).toContain(sent)
  expect(told('CONFIRMED')).toContain('Te devolvimos $ 1.500.')
  expect(told('FAILED', { byHand: true })).toContain(byHand)
  expect(told('SENT', { reason: 'PAID_TWICE' })).toContain(`Este pago no hacía falta: ${sent}`)
  expect(told('CONFIRMED', { currency: 'USD', decimals: 2 })).toContain('Te devolvimos USD 1.500.')
  // counted without cents when it was paid
  expect(told('CONFIRMED', { currency: 'ARS', decimals: 0 })).toContain('Te devolvimos $ 150.000.')
  expect(told('CANCELED')).not.toContain('1.500')
})

describe('[PAY-01] the page after a payment', () => {
  const payment: OrderPayment = {
    provider: 'transbank',
    number: '1a2b3c4d5e6f7g8h9i0j1k2l3',
    amount: 900_000,
    currency: 'ARS',
    kind: 'CREDIT',
    lastFour: '6623',
    authorizationCode: '1213',
    installmentKind: 'INTEREST_FREE',
    installments: 3,
    installmentAmount: 300_000,
    at: '2026-11-18T15:31:00.000Z',
  }
  const items = [{ ...LINE, quantity: 2 }]
  const receipt = (over: Partial<OrderPayment> = {}) =>
    words(orderPaymentBlock, { paid: true, items, payment: { ...payment, ...over } })

  test('[PAY-01] has all that Transbank wants to see there', () => {
    expect(receipt()).toBe(
      [
        '|Comprobante de pago|Comercio|La Esquina Almagro|Número de pedido|K7QF-3M2-X9TD|Monto|$ 9.000 (ARS)|',
        'Fecha del pago|18/11/2026, 12:31 h|Tipo de pago|Crédito|Tarjeta|terminada en 6623|',
        'Código de autorización|1213|Tipo de cuotas|Cuotas sin interés|Cantidad de cuotas|3|Monto de cada cuota|$ 3.000|',
        'Orden de compra|1a2b3c4d5e6f7g8h9i0j1k2l3|Detalle|2 × Napolitana|',
      ].join(''),
    )
  })

  test('[PAY-01] leaves out what a provider does not say, and is for whose order it is', () => {
    const bare: OrderPayment = { provider: 'embedded', amount: 900_000, at: payment.at }
    const shown = words(orderPaymentBlock, { paid: true, items, payment: bare })
    expect(shown).toBe(
      '|Comprobante de pago|Comercio|La Esquina Almagro|Número de pedido|K7QF-3M2-X9TD|Monto|$ 9.000|' +
        'Fecha del pago|18/11/2026, 12:31 h|Detalle|2 × Napolitana|',
    )
    expect(receipt({ brand: 'master' })).toContain('|Tarjeta|Mastercard terminada en 6623|')
    expect(words(orderPaymentBlock, { paid: true, own: false, payment })).toBe('')
  })

  test('[PAY-01] names a credit as the venue counted when it was issued', () => {
    const at = { issuedAt: payment.at, status: 'ISSUED', number: 'A-1', currency: 'ARS' } as const
    const receipts = [{ ...at, nth: 2, kind: 'CREDIT', amount: 500, decimals: 0 } as const]
    expect(words(orderDetailBlock, { receipts })).toContain('Ver nota de crédito de $ 500|')
  })

  test('[PAY-01] says that the bank took the money away again', () => {
    expect(receipt({ chargedBackAt: '2026-11-20T15:31:00.000Z' })).toContain(
      '|Tu banco retiró este pago el viernes 20/11, 12:31 h.',
    )
  })

  test.each([
    ['GIVEN_UP', 'Anulaste el pago'],
    ['TIMED_OUT', 'Se acabó el tiempo para pagar'],
    ['BROKEN_OFF', 'El pago no se completó'],
    ['ORDER_ENDED', 'El pedido ya había terminado'],
  ] as const)('[PAY-01] %s: says what happened, and that nothing was taken', (failure, title) => {
    const failedPayment = { failure, causes: [], number: 'oc1', at: payment.at }
    expect(words(orderPaymentBlock, { failedPayment })).toBe(
      `|${title}|No se te cobró nada.|Orden de compra|oc1|Fecha|miércoles 18/11, 12:31 h|`,
    )
  })

  test('[PAY-01] a refusal is told in the words of Transbank, before the way to pay', () => {
    const shown = words(orderPaymentBlock, {
      status: 'UNCONFIRMED',
      payUntil: '2026-11-18T16:30:00.000Z',
      failedPayment: {
        failure: 'REJECTED',
        causes: ['BAD_DATA', 'NO_FUNDS', 'NOT_ENABLED'],
        number: 'oc1',
        at: payment.at,
      },
    })
    expect(shown).toContain(
      '|Orden de compra oc1 rechazada|Las posibles causas de este rechazo son:|' +
        'Error en el ingreso de los datos de su tarjeta de crédito o débito (fecha y/o código de seguridad).|' +
        'Su tarjeta de crédito o débito no cuenta con saldo suficiente.|' +
        'Tarjeta aún no habilitada en el sistema financiero.|No se te cobró nada.|Fecha|miércoles 18/11, 12:31 h|',
    )
    expect(shown.indexOf('rechazada')).toBeLessThan(shown.indexOf('Falta el pago'))
  })
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
      expect(prompt).toMatch(/Puedes hacerlo hasta hoy, 13:30 hs?\./)
      expect(prompt).toContain('|Pagar · $ 9.000|')
    },
  )

  test('[FUP-02] a payment that may be made until another day names the day', () => {
    const tomorrow = { ...unpaid, status: 'UNCONFIRMED', payUntil: '2026-11-19T05:49:00.000Z' } as const
    expect(words(orderPaymentBlock, tomorrow)).toMatch(/Puedes hacerlo hasta mañana, 02:49 hs?\./)
  })

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
  const soon = words(orderActionsBlock, { gainedPoints }, program)
  expect(soon).toContain('|Sumas 1.200 puntos cuando recibes tu pedido.|Ver mis puntos|')
  expect(soon).not.toContain('Califica tu pedido')
  const got = words(orderActionsBlock, { gainedPoints, status: 'DELIVERED', hasSurvey: true }, program)
  expect(got).toContain('|Sumaste 1.200 puntos con este pedido.|Ver mis puntos|Califica tu pedido|')
  expect(words(orderActionsBlock, { status: 'DELIVERED' })).not.toContain('Califica')
  for (const over of [{ gainedPoints, status: 'CANCELED' as const }, {}])
    expect(words(orderActionsBlock, over)).not.toMatch(/puntos/)
  // where no program runs there is nothing to lead to
  for (const over of [{ active: false }, { branchContactIds: ['another'] }])
    expect(words(orderActionsBlock, { gainedPoints }, { ...program, ...over })).not.toContain('Ver mis')
})
