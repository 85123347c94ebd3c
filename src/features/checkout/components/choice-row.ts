import styled from 'styled-components'
import { space } from '#theme/tokens.ts'

/** What can be used for the order, or is, and beside it the buttons that change it. */
export const ChoiceRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`
