import styled from 'styled-components'

/** A live region that exists before its text, so that the text is announced; empty it takes no space. */
export const StatusRegion = styled.div.attrs({ role: 'status' })`
  &:empty {
    position: absolute;
  }
`
