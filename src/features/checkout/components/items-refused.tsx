import styled from 'styled-components'
import { checkout } from '#messages/checkout.ts'
import { useMenuPath } from '#session/links.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useCheckout, useFieldError } from '../use-checkout.ts'

const Root = styled.div`
  &:focus {
    outline: none;
    box-shadow: none;
  }
`

/** Why these products alone are no order yet, beside them; sending puts the focus here. */
export function ItemsRefused() {
  const t = useT(checkout)
  const menuPath = useMenuPath()
  const text = useFieldError(useCheckout(), 'items')
  if (text === undefined) return null
  return (
    <Root data-field="items" tabIndex={-1} role="group" aria-label={text}>
      <Notice tone="danger">
        <p>{text}</p>
        <ButtonLink tone="quiet" to={menuPath}>
          {t('checkout.add-more')}
        </ButtonLink>
      </Notice>
    </Root>
  )
}
