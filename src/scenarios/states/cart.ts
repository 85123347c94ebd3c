import { paths } from '#domain/routes/routes.ts'
import type { Brand } from '../brand.ts'
import type { State } from '../state.ts'
import { link, text } from '../targets.ts'

export const isOrderable = ({ plate, has }: Brand): boolean => plate !== undefined && has.takesOrders
const path = ({ venue }: Brand): string => paths.cart(venue)

export const cartStates: readonly State[] = [
  {
    id: 'cart.empty',
    screen: 'cart',
    title: 'scenario.cart.empty',
    variant: 'open',
    path,
    steps: ({ text: t }) => [{ see: text(t('cart.empty')) }],
  },
  {
    id: 'cart.filled',
    screen: 'cart',
    title: 'scenario.cart.filled',
    variant: 'open',
    needs: ['cart'],
    applies: isOrderable,
    path,
    steps: ({ text: t }) => [{ see: link(t('cart.continue'), { role: 'main' }) }],
  },
  {
    id: 'cart.long-names',
    screen: 'cart',
    title: 'scenario.cart.long-names',
    variant: 'long-names',
    needs: ['cart'],
    applies: isOrderable,
    path,
    steps: ({ text: t }) => [{ see: link(t('cart.continue'), { role: 'main' }) }],
  },
]
