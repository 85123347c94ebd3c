import { Suspense } from 'react'
import styled from 'styled-components'
import { defineBlock } from '#layout/define-block.ts'
import { useSessionValue } from '#session/session-context.tsx'
import { pad, space } from '#theme/tokens.ts'
import { GoOn } from '../contents.ts'

const Root = styled.section`
  max-width: 720px;
  margin: 0 auto;
  padding: ${space(4)} ${pad.inset} ${space(8)};
`

function CartActions() {
  const isEmpty = useSessionValue('cart', ({ cart }) => cart.items.length === 0)
  return isEmpty ? null : (
    <Root>
      <Suspense>
        <GoOn />
      </Suspense>
    </Root>
  )
}

/** What the cart costs so far and the way to checkout. @source requirements CART-01, CART-06 */
export const cartActionsBlock = defineBlock<Record<never, never>>({
  type: 'cart-actions',
  label: 'block.cart-actions',
  settings: { type: 'object', additionalProperties: false, properties: {} },
  defaults: {},
  examples: [{ name: 'actions' }],
  render: CartActions,
})
