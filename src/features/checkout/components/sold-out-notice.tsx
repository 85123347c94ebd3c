import styled from 'styled-components'
import { paths } from '#domain/routes/routes.ts'
import { soldOut } from '#messages/sold-out.ts'
import { useVisitPath } from '#session/links.ts'
import { useVenue } from '#session/page-context.ts'
import { space } from '#theme/tokens.ts'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
`

/** Something of the order ran out while the checkout was filled in: the cart is where it is taken out. */
export function SoldOutNotice() {
  const t = useT(soldOut)
  const { alias } = useVenue()
  const visitPath = useVisitPath()
  return (
    <Notice tone="warning" live>
      <Root>
        <p>{t('sold-out.blocked')}</p>
        <ButtonLink tone="secondary" to={visitPath(paths.cart(alias))}>
          {t('sold-out.review')}
        </ButtonLink>
      </Root>
    </Notice>
  )
}
