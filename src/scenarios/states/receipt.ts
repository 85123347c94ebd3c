import { receiptPath } from '#domain/receipt/receipt-path.ts'
import { paths } from '#domain/routes/routes.ts'
import { statesOfScreen, type State } from '../state.ts'
import { beginning, heading, press, textbox } from '../targets.ts'
import { isOrderable } from './cart.ts'
import { has, send } from './checkout.ts'
import { hasConsoleOrders } from './order.ts'

/** Receipts, where the venue issues them: asked for in somebody's name, and the page that the server writes. */
export const receiptStates: readonly State[] = [
  ...statesOfScreen('checkout', ({ venue }) => paths.checkout(venue), [
    {
      id: 'checkout.receipt',
      needs: ['cart'],
      applies: (brand) => isOrderable(brand) && brand.has.receipts && has(brand, 'checkout-customer'),
      steps: (brand) => [
        press(brand.text('checkout.add-section', { section: brand.text('receipt-request.title') })),
        { fill: beginning(textbox(brand.text('receipt-request.name'))), with: 'Estudio Ñandú S.A.' },
        { press: send(brand) },
        { seeRefused: true },
      ],
    },
  ]),
  ...statesOfScreen('follow-up', ({ venue }, { orderCode = '' }) => receiptPath(venue, orderCode, 1), [
    {
      id: 'follow-up.receipt',
      needs: ['delivered'],
      applies: (brand) => hasConsoleOrders(brand) && brand.has.receipts,
      steps: ({ text: t }) => [{ see: heading(t('receipt.kind.RECEIPT')) }],
    },
  ]),
]
