import styled from 'styled-components'

/** Stands there before its words, so that they are read aloud when they come; empty it takes no room. */
export const StatusRegion = styled.div.attrs({ role: 'status' })`
  &:empty {
    position: absolute;
  }
`
