import { paths } from '#domain/routes/routes.ts'
import type { Brand } from '../brand.ts'
import { statesOfScreen } from '../state.ts'
import { link, text } from '../targets.ts'

export const isOrderable = ({ plate, has }: Brand): boolean => plate !== undefined && has.takesOrders
const path = ({ venue }: Brand): string => paths.cart(venue)

export const cartStates = statesOfScreen('cart', path, [
  { id: 'cart.empty', steps: ({ text: t }) => [{ see: text(t('cart.empty')) }] },
  {
    id: 'cart.filled',
    needs: ['cart'],
    applies: isOrderable,
    steps: ({ text: t }) => [{ see: link(t('cart.continue'), { role: 'main' }) }],
  },
  {
    id: 'cart.sold-out',
    needs: ['sold-out-cart'],
    applies: ({ soldOut }) => soldOut !== undefined,
    steps: ({ text: t }) => [{ see: text(t('sold-out.blocked')) }],
  },
  {
    id: 'cart.long-names',
    variant: 'long-names',
    needs: ['cart'],
    applies: isOrderable,
    steps: ({ text: t }) => [{ see: link(t('cart.continue'), { role: 'main' }) }],
  },
])
