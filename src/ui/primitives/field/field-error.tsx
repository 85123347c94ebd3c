import styled from 'styled-components'

import { space, text, token } from '#theme/tokens.ts'
import { Icon } from '../icon/icon.tsx'

/** Whatever else the paragraphs around it look like. */
const Line = styled.p`
  && {
    display: flex;
    align-items: flex-start;
    gap: ${space(1.5)};
    color: ${token.danger};
    font-size: ${text[1]};
    font-weight: 500;
    text-align: start;
  }
`

type Props = { readonly id?: string; readonly text: string | undefined }

/** Why a value is refused, beside it; nothing for one that is not. */
export function FieldError({ id, text: reason }: Props) {
  if (reason === undefined) return null
  return (
    <Line id={id}>
      <Icon name="warning" />
      {reason}
    </Line>
  )
}
