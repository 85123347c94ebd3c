import styled from 'styled-components'

import { radius, space, token } from '#theme/tokens.ts'
import { quiet } from '#ui/primitives/base/look.ts'

/** Replaces a frame that shows nothing, in the same size. */
export const FrameNotice = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(2)};
  flex: none;
  padding: ${space(4)};
  border-radius: ${radius.m};
  background: ${token.surfaceRaised};
  ${quiet}
  text-align: center;
`
