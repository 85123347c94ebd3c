import type { ReactNode } from 'react'
import styled from 'styled-components'

import { space, text, token } from '#theme/tokens.ts'
import { useArrival } from './use-arrival.ts'

const Root = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(3)};
  min-height: calc(100dvh - var(--over-studio, 0px));
  padding: ${space(6)};
  text-align: center;

  > h1 {
    font-size: ${text[4]};
  }
  > p {
    max-width: 44ch;
    color: ${token.description};
  }
`

type FullPageProps = { readonly title: string; readonly text: string; readonly children?: ReactNode }

/** A page with one sentence and one action. */
export function FullPage({ title, text: sentence, children }: FullPageProps) {
  const heading = useArrival<HTMLHeadingElement>()
  return (
    <Root>
      <h1 {...heading}>{title}</h1>
      <p>{sentence}</p>
      {children}
    </Root>
  )
}
