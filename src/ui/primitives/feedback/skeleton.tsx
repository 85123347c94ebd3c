import styled, { keyframes } from 'styled-components'

import { radius, space, token } from '#theme/tokens.ts'

import { stack } from '../base/look.ts'

const pulse = keyframes`
  50% { opacity: 0.55; }
`

const Bar = styled.div`
  height: ${space(4)};
  border-radius: ${radius.s};
  background: ${token.skeleton};
  animation: ${pulse} 1.4s ease-in-out infinite;

  &[data-shape='title'] {
    width: 55%;
    height: ${space(7)};
  }
  &[data-shape='short'] {
    width: 40%;
  }
  &[data-shape='button'] {
    height: 52px;
    border-radius: ${radius.m};
  }
  &[data-shape='row'] {
    height: 128px;
    border-radius: ${radius.m};
  }
  &[data-shape='picture'] {
    height: auto;
    aspect-ratio: 16 / 9;
    border-radius: ${radius.m};
  }
  &[data-shape='square'] {
    width: 112px;
    height: 112px;
    border-radius: ${radius.m};
  }
`
const Stack = styled.div`
  ${stack(3)}
`

export type SkeletonShape = 'text' | 'short' | 'title' | 'button' | 'row' | 'picture' | 'square'

/** Places of what is coming, in its sizes. Decoration: the page says 'Cargando' itself. */
export function Skeleton({ shapes }: { readonly shapes: readonly SkeletonShape[] }) {
  return (
    <Stack aria-hidden="true">
      {shapes.map((shape, index) => (
        <Bar key={index} data-shape={shape} />
      ))}
    </Stack>
  )
}
