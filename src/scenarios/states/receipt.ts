import { receiptPath } from '#domain/receipt/receipt-path.ts'
import { field, fill, heading, press, see } from '../moves.ts'
import { statesOfScreen, type State } from '../state.ts'
import { isOrderable } from './cart.ts'
import { addSection, has, path, send } from './checkout.ts'
import { hasConsoleOrders } from './order.ts'

/** Receipts, for venues that issue them: the request in somebody's name, and the page rendered by the server. */
export const receiptStates: readonly State[] = [
  ...statesOfScreen('checkout', path, [
    {
      id: 'checkout.receipt',
      needs: ['cart'],
      applies: (brand) => isOrderable(brand) && brand.has.receipts && has(brand, 'checkout-customer'),
      steps: [
        addSection('receipt-request.title'),
        fill(field('receipt-request.name'), 'Estudio Ñandú S.A.'),
        press(send),
        { seeRefused: true },
      ],
    },
  ]),
  ...statesOfScreen('follow-up', ({ venue }, { orderCode = '' }) => receiptPath(venue, orderCode, 1), [
    {
      id: 'follow-up.receipt',
      needs: ['delivered'],
      applies: (brand) => hasConsoleOrders(brand) && brand.has.receipts,
      steps: [see(heading('receipt.kind.RECEIPT'))],
    },
  ]),
]
