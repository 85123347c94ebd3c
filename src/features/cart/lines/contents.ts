import { cartLines } from '#messages/cart-lines.ts'
import { addTexts } from '#messages/index.ts'
import { soldOut as soldOutTexts } from '#messages/sold-out.ts'

addTexts(cartLines, soldOutTexts)
/**
 * Everything that is needed once the cart holds something, as one piece of code: who only reads the menu does
 * without the rules of carts and prices.
 */
export { Bar } from './bar.tsx'
export { CartActions } from './cart-actions.tsx'
export { GoOn } from './go-on.tsx'
export { Lines } from './lines.tsx'
export { Keeper } from './keeper.tsx'
export { Suggestions } from './suggestions.tsx'
