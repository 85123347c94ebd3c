import styled from 'styled-components'
import { paths } from '#domain/routes/routes.ts'
import { useVisitPath } from '#session/links.ts'
import { useTrack } from '#session/use-track.ts'
import { useVenue } from '#session/venue-context.tsx'
import { space, text, token } from '#theme/tokens.ts'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { useContinue } from './use-continue.ts'
import { useMenuPath } from '../use-menu-path.ts'

const Root = styled.div`
  display: grid;
  gap: ${space(3)};

  > .subtotal {
    display: flex;
    justify-content: space-between;
    font-size: ${text[3]};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }

  > .subtotal > span:first-child {
    color: ${token.text};
  }
`

interface GoOnProps {
  /** The side column stands beside the menu, where 'Agregar más productos' would lead nowhere. */
  besideMenu?: boolean
}

/** Subtotal, 'Agregar más productos' and 'Continuar', or the reason why there is no way on. */
export function GoOn({ besideMenu = false }: GoOnProps) {
  const t = useT()
  const money = useMoney()
  const track = useTrack()
  const { alias } = useVenue()
  const visitPath = useVisitPath()
  const menuPath = useMenuPath()
  const { total, blocked } = useContinue()
  return (
    <Root>
      {total !== undefined && (
        <p className="subtotal">
          <span>{t('cart.subtotal')}</span>
          <span>{money(total)}</span>
        </p>
      )}
      {blocked !== undefined && (
        <Notice tone="warning" live>
          {blocked}
        </Notice>
      )}
      {!besideMenu && (
        <ButtonLink tone="secondary" wide to={menuPath}>
          {t('cart.add-more')}
        </ButtonLink>
      )}
      {blocked === undefined && (
        <ButtonLink
          wide
          to={visitPath(besideMenu ? paths.cart(alias) : paths.checkout(alias))}
          onClick={() => !besideMenu && track('CONTINUE_TO_CHECKOUT', { total })}
        >
          {t('cart.continue')}
        </ButtonLink>
      )}
    </Root>
  )
}
