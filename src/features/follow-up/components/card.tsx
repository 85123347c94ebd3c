import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { pad, space, token } from '#theme/tokens.ts'
import { centred, raised, stack } from '#ui/primitives/base/look.ts'

const Column = styled.div`
  ${centred(720)}
  padding: ${space(2)} ${space(4)};

  &:first-child {
    padding-top: ${space(4)};
  }
`

const Box = styled.section`
  ${stack(4)}
  padding: ${space(5)} ${pad.inset};
  border: 1px solid ${token.divider};
  ${raised('l')}
`

interface CardProps {
  title?: string
  /** of its heading, which others are named by too */
  titleId?: string
  children: ReactNode
}

/** A part of the page on its own card; all parts are in one column of readable width. */
export function Card({ title, titleId, children }: CardProps) {
  const ownId = useId()
  const id = titleId ?? ownId
  return (
    <Column>
      <Box aria-labelledby={title && id}>
        {title !== undefined && <h2 id={id}>{title}</h2>}
        {children}
      </Box>
    </Column>
  )
}
