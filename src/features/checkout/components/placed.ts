import styled from 'styled-components'
import type { BlockSpec } from '#layout/define-block.ts'

/** `main` shows it on narrow screens only, `aside` in the side column, which only wide screens have. */
export const Placed = styled.div`
  /* Its parts stand in the page or column itself, so that one of them can stick to the bottom of all of it. */
  display: contents;

  &[data-place='main'] {
    @media (min-width: 1024px) {
      display: none;
    }
  }

  /* Below what is still to come nothing stands yet, so that it is never pushed down. */
  :has([data-shape]) ~ * > &[data-place='aside'] {
    display: none;
  }
`

export interface PlaceSettings {
  place: 'main' | 'aside'
}

/** Declaration of a block that can be in either of the two. */
export const inPlace = {
  settings: { place: { type: 'string', enum: ['main', 'aside'] } },
  defaults: { place: 'main' },
} satisfies Pick<BlockSpec<PlaceSettings>, 'settings' | 'defaults'>
