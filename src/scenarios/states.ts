import type { State } from './state.ts'
import { accountStates } from './states/account.ts'
import { addressStates } from './states/address.ts'
import { cartStates } from './states/cart.ts'
import { codeStates } from './states/checkout-code.ts'
import { checkoutStates } from './states/checkout.ts'
import { consoleMoneyStates } from './states/console-money.ts'
import { consoleStates } from './states/console.ts'
import { entryStates } from './states/entry.ts'
import { guideStates } from './states/guide.ts'
import { menuStates } from './states/menu.ts'
import { orderStates } from './states/order.ts'
import { plateStates } from './states/plate.ts'
import { receiptStates } from './states/receipt.ts'
import { riderStates } from './states/rider.ts'
import { surveyStates } from './states/survey.ts'
import { venueStates } from './states/venue.ts'

/** Every state of every screen of the product, for all brands. */
export const STATES: readonly State[] = [
  ...entryStates,
  ...menuStates,
  ...plateStates,
  ...cartStates,
  ...checkoutStates,
  ...codeStates,
  ...receiptStates,
  ...accountStates,
  ...addressStates,
  ...venueStates,
  ...orderStates,
  ...surveyStates,
  ...guideStates,
  ...riderStates,
  ...consoleStates,
  ...consoleMoneyStates,
]
