import { paths } from '#domain/routes/routes.ts'
import type { Brand } from '../brand.ts'
import { link, main, see, text } from '../moves.ts'
import { statesOfScreen } from '../state.ts'

export const isOrderable = ({ plate, has }: Brand): boolean => plate !== undefined && has.takesOrders
const seeContinue = see(link('cart.continue', main()))

export const cartStates = statesOfScreen('cart', ({ venue }) => paths.cart(venue), [
  { id: 'cart.empty', steps: [see(text('cart.empty'))] },
  { id: 'cart.filled', needs: ['cart'], applies: isOrderable, steps: [seeContinue] },
  {
    id: 'cart.sold-out',
    needs: ['sold-out-cart'],
    applies: ({ soldOut }) => soldOut !== undefined,
    steps: [see(text('sold-out.blocked'))],
  },
  {
    id: 'cart.long-names',
    variant: 'long-names',
    needs: ['cart'],
    applies: isOrderable,
    steps: [seeContinue],
  },
])
