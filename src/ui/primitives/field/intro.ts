import styled from 'styled-components'

import { token } from '#theme/tokens.ts'

/** What a form is for, above its fields. */
export const Intro = styled.p`
  color: ${token.description};
`
