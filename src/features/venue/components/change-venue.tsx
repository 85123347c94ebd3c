import styled from 'styled-components'
import { paths } from '#domain/routes/routes.ts'
import { useVisitPath, useLeaveVenue } from '#session/links.ts'
import { useVenue } from '#session/page-context.ts'
import { space, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${TOUCH_TARGET};
  color: ${token.link};
  font-weight: 600;
`

/** 'Cambiar local', where the brand has another one. @source requirements ROUTE-08 */
export function ChangeVenue() {
  const t = useT()
  const { venueList } = useVenue().storefront
  const visitPath = useVisitPath()
  const leave = useLeaveVenue()
  if (venueList === undefined) return null
  const href = visitPath(paths.entry(venueList))
  return (
    <Anchor href={href} onClick={(event) => leave(href, event)}>
      <Icon name="store" />
      {t('shell.change-venue')}
    </Anchor>
  )
}
