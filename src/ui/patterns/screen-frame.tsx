import { useSyncExternalStore, type ReactNode } from 'react'
import styled from 'styled-components'

import { space } from '#theme/tokens.ts'

import { centred } from '#ui/primitives/base/look.ts'

const WIDE = '(min-width: 1024px)'

const Frame = styled.div`
  ${centred(1200)}

  @media ${WIDE} {
    &[data-aside='true'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 360px;
      gap: ${space(6)};
      padding-inline: ${space(6)};
    }
  }
`

const Main = styled.div`
  min-width: 0;
`

const Aside = styled.aside`
  display: none;

  @media ${WIDE} {
    display: block;
    position: sticky;
    top: calc(var(--header-height) + ${space(4)});
    align-self: start;
    /* As high as it is in sight before the page is scrolled, with a strip over the header. */
    max-height: calc(100vh - var(--header-height) - ${space(16)});
    margin-top: ${space(4)};
    overflow-y: auto;
  }
`

type ScreenFrameProps = { readonly main: ReactNode; readonly aside: ReactNode }

function onWidth(tell: () => void) {
  const query = matchMedia(WIDE)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/**
 * The regions of a screen: one column on phones, a side column from 1024 px. The server does not know the window and
 * always renders the side column; a phone removes it, because hidden blocks would subscribe to the cart too.
 */
export function ScreenFrame({ main, aside }: ScreenFrameProps) {
  const isWide = useSyncExternalStore(
    onWidth,
    () => matchMedia(WIDE).matches,
    () => true,
  )
  return (
    <Frame data-aside={aside !== null}>
      <Main>{main}</Main>
      {aside !== null && isWide && <Aside>{aside}</Aside>}
    </Frame>
  )
}
