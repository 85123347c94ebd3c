import type { ReactNode } from 'react'
import styled from 'styled-components'

import { space } from '#theme/tokens.ts'

const Frame = styled.div`
  max-width: 1200px;
  margin: 0 auto;

  @media (min-width: 1024px) {
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

  @media (min-width: 1024px) {
    display: block;
    position: sticky;
    top: calc(var(--header-height) + ${space(4)});
    align-self: start;
    /* As high as it is in sight before the page is scrolled, with a strip over the header. */
    max-height: calc(100dvh - var(--header-height) - ${space(16)});
    margin-top: ${space(4)};
    overflow-y: auto;
  }
`

type ScreenFrameProps = { readonly main: ReactNode; readonly aside: ReactNode }

/** The regions of a screen: one column on phones, a side column from 1024 px on. */
export function ScreenFrame({ main, aside }: ScreenFrameProps) {
  return (
    <Frame data-aside={aside !== null}>
      <Main>{main}</Main>
      {aside !== null && <Aside>{aside}</Aside>}
    </Frame>
  )
}
