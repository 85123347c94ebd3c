import styled from 'styled-components'

import { iconPaths, type IconName } from './icon-paths.ts'

const Drawing = styled.svg`
  flex: none;
  width: 1.375em;
  height: 1.375em;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`

/** An icon beside a text, or inside a control that has a name. It grows with the font and is never the only name. */
export function Icon({ name, filled = false }: { readonly name: IconName; readonly filled?: boolean }) {
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} fill={filled ? 'currentColor' : undefined} />
    </Drawing>
  )
}
