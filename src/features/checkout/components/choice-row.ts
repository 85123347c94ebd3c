import styled from 'styled-components'
import { wrap } from '#ui/primitives/base/look.ts'

/** Something usable or used for the order, with the buttons that change it. */
export const ChoiceRow = styled.div`
  ${wrap(3)}
  align-items: center;
  justify-content: space-between;
`
