import type { ReactNode } from 'react'
import styled from 'styled-components'
import { shipments } from '#messages/shipments.ts'
import { PROVIDER } from '#platform/provider.ts'
import { pad, radius, space, text, token } from '#theme/tokens.ts'
import { quiet, stack, wrap } from '#ui/primitives/base/look.ts'
import { useVenue } from '#session/page-context.ts'
import { Loading } from '#ui/patterns/loading.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'

const Root = styled.div`
  ${stack(4)}
  max-width: 560px;
  margin: 0 auto;
  padding: ${space(4)} ${pad.inset} ${space(6)};

  > header {
    ${wrap(1, 3)}
    align-items: center;
    justify-content: space-between;
  }
  > header > p {
    flex: 1 0 100%;
    ${quiet}
  }
  /* as high as the button that comes beside it */
  > header > h1 {
    display: grid;
    align-items: center;
    min-height: 48px;
    font-weight: 800;
    line-height: 1.15;
    flex: 1 1 4em;
  }
  > img {
    justify-self: center;
    border-radius: ${radius.s};
  }
  /* For a thumb in a glove. */
  && :is(button, a)[data-tone] {
    min-height: 48px;
  }
`

/** A part of a rider's page. */
export const Card = styled.section`
  ${stack(3)}
  padding: ${space(4)};
  border: 1px solid transparent;
  border-radius: ${radius.l};
  background: ${token.card};
  color: ${token.text};

  > h2 {
    font-size: ${text[1]};
    font-weight: 600;
    color: ${token.description};
  }
`

/** A question in a notice, and its button. */
export const Asking = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
`

interface RiderPageProps {
  /** its heading; while loading, the title of the list */
  title?: string
  /** name of the rider */
  rider?: string
  /** refetches the page's data, called by the button beside the heading */
  onRefresh?: () => void
  isRefreshing?: boolean
  isLoading?: boolean
  children?: ReactNode
}

/** Frame of a rider's pages: venue and rider, a heading, one column on all devices, the provider's logo. */
export function RiderPage(props: RiderPageProps) {
  const { title, rider, onRefresh, isRefreshing, isLoading = false, children } = props
  const t = useT(shipments)
  const { storefront } = useVenue()
  return (
    <Root>
      <header>
        <p>{rider === undefined ? storefront.name : `${storefront.name} · ${rider}`}</p>
        <h1>{title ?? t('shipments.title')}</h1>
        {onRefresh && (
          <Button tone="secondary" icon="refresh" loading={isRefreshing} onPress={onRefresh}>
            {t('shipments.refresh')}
          </Button>
        )}
      </header>
      {children}
      {isLoading && <Loading shapes={['row', 'row', 'row']} />}
      {!isLoading && <img src="/icon.svg" width={32} height={32} alt={PROVIDER.name} />}
    </Root>
  )
}
