import styled from 'styled-components'

import { radius, space, text, token } from '#theme/tokens.ts'
import { muted } from '#ui/primitives/base/look.ts'

/** A place to drop files on. */
export const DropZone = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(6)} ${space(4)};
  border: 2px dashed ${token.border};
  border-radius: ${radius.m};
  font-size: ${text[2]};
  text-align: center;

  &[data-over] {
    border-color: ${token.control};
    ${muted}
  }
`
