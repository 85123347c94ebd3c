import styled from 'styled-components'
import { wrap } from '#ui/primitives/base/look.ts'

/** What can be used for the order, or is, and beside it the buttons that change it. */
export const ChoiceRow = styled.div`
  ${wrap(3)}
  align-items: center;
  justify-content: space-between;
`
