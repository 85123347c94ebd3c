import styled, { keyframes } from 'styled-components'

const turn = keyframes`
  to { transform: rotate(1turn); }
`

const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: 1.25em;
  height: 1.25em;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;
`

/** Work under way, in the colour of the text around it. What is being done is said by that text. */
export function Spinner() {
  return <Ring aria-hidden="true" />
}
