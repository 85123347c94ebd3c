import type { ReactNode } from 'react'
import styled from 'styled-components'

import { space, stickyHeight, text, token } from '#theme/tokens.ts'

const Root = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(3)};
  margin-bottom: ${space(3)};
  scroll-margin-top: calc(${stickyHeight} + ${space(4)});

  > h2 {
    font-size: ${text[3]};
    font-weight: 700;
  }
  > p {
    color: ${token.description};
    font-size: ${text[1]};
  }
`

type Props = { readonly id?: string; readonly children: ReactNode; readonly note?: ReactNode }

/** Heading of a section, with something small at its right. */
export function SectionHeading({ id, children, note }: Props) {
  return (
    <Root>
      <h2 id={id}>{children}</h2>
      {note !== undefined && <p>{note}</p>}
    </Root>
  )
}
