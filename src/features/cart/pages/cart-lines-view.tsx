import { useEffect, useEffectEvent, useId } from 'react'
import styled from 'styled-components'
import { useMenuPath } from '#session/links.ts'
import { useSession, useSessionValue } from '#session/page-context.ts'
import { useTrack } from '#session/use-track.ts'
import { pad, space } from '#theme/tokens.ts'
import { centred } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { useHydrated } from '#ui/primitives/base/use-hydrated.ts'
import { EmptyState } from '#ui/primitives/feedback/empty-state.tsx'
import { Skeleton } from '#ui/primitives/feedback/skeleton.tsx'
import { Lines } from '../contents.tsx'

const Root = styled.section`
  ${centred(720)}
  padding: ${space(4)} ${pad.inset};

  > h1 {
    padding-bottom: ${space(4)};
  }
  /* Nothing stands under the places of the lines, whose height the lines do not keep. */
  [data-live]:has(& > [aria-hidden]) ~ * {
    display: none;
  }
`

export function CartLines() {
  const t = useT()
  const heading = useId()
  const isKnown = useHydrated()
  const isEmpty = useSessionValue('cart', ({ choices }) => choices.length === 0)
  const menuPath = useMenuPath()
  const { cart: store } = useSession()
  const track = useTrack()
  const trackViewed = useEffectEvent(() => {
    if (!isEmpty) track('VIEW_ORDER_SUMMARY', { itemCount: store.getState().choices.length })
  })
  useEffect(() => trackViewed(), [isEmpty])
  return (
    <Root>
      <h1 id={heading}>{t('cart.title')}</h1>
      {!isKnown && <Loading />}
      {isKnown && isEmpty && (
        <EmptyState
          icon="bag"
          title={t('cart.empty')}
          action={<ButtonLink to={menuPath}>{t('cart.back-to-menu')}</ButtonLink>}
        />
      )}
      {isKnown && !isEmpty && <Lines labelledBy={heading} waiting={<Loading />} />}
    </Root>
  )
}

const Loading = () => <Skeleton shapes={['row', 'row']} />
