import styled from 'styled-components'

const Mark = styled.svg`
  width: 1.25em;
  height: 1.25em;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`

/** The sign of the share sheet as Safari shows it, so that it is recognised: a tray and an arrow up. */
export function ShareMark() {
  return (
    <Mark viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 15V3M8 7l4-4 4 4M8 11H6v10h12V11h-2" />
    </Mark>
  )
}
