import { useId } from 'react'
import styled from 'styled-components'
import { defineBlock } from '#layout/define-block.ts'
import { space } from '#theme/tokens.ts'
import { raised, stack } from '#ui/primitives/base/look.ts'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { Skeleton } from '#ui/primitives/feedback/skeleton.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { ContinuePanel, Lines, useIsFilled } from '../contents.tsx'

const Root = styled.section`
  ${stack(4)}
  padding: ${space(5)};
  ${raised('l')}

  > h2 {
    transform-origin: left;
  }
`

function CartColumn() {
  const t = useT()
  const heading = useId()
  const isEmpty = !useIsFilled()
  return (
    <Root aria-labelledby={heading}>
      <h2 id={heading} data-cart-count="">
        {t('cart.title')}
      </h2>
      {isEmpty ? (
        <EmptyState icon="bag" text={t('cart.empty')} />
      ) : (
        <>
          <Lines labelledBy={heading} waiting={<Skeleton shapes={['row', 'row']} />} />
          <ContinuePanel besideMenu />
        </>
      )}
    </Root>
  )
}

/** The cart beside the menu on wide screens. */
export const cartColumnBlock = defineBlock({ type: 'cart-column', render: CartColumn })
