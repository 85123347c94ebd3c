import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { ConsoleOrder, LedgerCharge, LedgerRefund } from '#generated/models.ts'
import { PageProvider } from '#session/page-context.ts'
import type { Venue } from '#session/venue.ts'
import { aConsoleOrder } from '../../../../tests/support/console-order.ts'
import { CancelDialog, GiveBackDialog, RefundDialog } from './order-dialogs.tsx'
import { Receipts } from './receipts.tsx'
import { RefundSummary } from './row-summary.tsx'

const country = { currencyCode: 'ARS', currencySymbol: '$', mantissaLength: 2 }
const venue = { storefront: { country } } as Venue
const at = '2026-11-18T15:30:00.000Z'

/** Paid when the venue counted without cents, and once more in dollars, which go back. */
const paying: LedgerCharge = {
  id: 'paying',
  method: 'CARD',
  source: 'PROVIDER',
  amount: 9_000,
  refunded: 500,
  currency: 'ARS',
  decimals: 0,
  at,
}
const other: LedgerCharge = { ...paying, id: 'other', amount: 1_250, currency: 'USD', decimals: 2 }
const back = (chargeId: string, amount: number, byHand: boolean): LedgerRefund => ({
  id: chargeId,
  chargeId,
  amount,
  status: byHand ? 'FAILED' : 'SENT',
  reason: 'VENUE',
  byHand,
  requestedAt: at,
})
const one: ConsoleOrder = {
  ...aConsoleOrder({ code: 'A', status: 'ACCEPTED', paid: true }),
  money: {
    state: 'PAID',
    charges: [paying, { ...other, uncounted: 'OTHER_CURRENCY' }],
    refunds: [back('paying', 500, false), back('other', 1_250, true)],
    refundable: 8_500,
  },
}
const drawn = (node: ReactNode): string =>
  renderToStaticMarkup(<PageProvider value={{ venue }}>{node}</PageProvider>).replaceAll('\u00A0', ' ')
const nothing = () => undefined
const done = () => Promise.resolve(true)

test('[PAY-01] money of an order is written in the currency and the decimals that it came in', () => {
  expect(drawn(<RefundSummary one={one} />)).toMatch(/\$ 500<.*USD 12,50</s)
  expect(drawn(<CancelDialog one={one} onClose={nothing} onCancel={done} />)).toContain('$ 8.500')
})

test('[PAY-01] what is given back is asked for in the currency and the decimals that it came in', () => {
  const given = drawn(<GiveBackDialog one={one} onClose={nothing} onGiveBack={done} />)
  expect(given).toContain('value="8.500"')
  expect(given).toContain('De este pedido ya se devuelven $ 500.')
  const noted = drawn(<RefundDialog one={one} onClose={nothing} onRefund={done} />)
  expect(noted).toContain('value="12,50"')
  expect(noted).toContain('Anotar devolución de USD 12,50')
})

test('[PAY-01] a credit is written as the venue counted when it was issued', () => {
  const order = aConsoleOrder({
    receipts: [
      {
        nth: 2,
        kind: 'CREDIT',
        status: 'ISSUED',
        number: 'A-00000001',
        amount: 500,
        currency: 'ARS',
        decimals: 0,
        issuedAt: at,
      },
    ],
  }).order
  expect(drawn(<Receipts order={order} print={nothing} />)).toContain('nota de crédito de $ 500<')
})
