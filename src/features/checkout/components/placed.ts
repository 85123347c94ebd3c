import styled from 'styled-components'

/** `main` shows it on narrow screens only, `aside` stands in the side column, which only wide screens have. */
export const Placed = styled.div`
  &[data-place='main'] {
    @media (min-width: 1024px) {
      display: none;
    }
  }
`

export interface PlaceSettings {
  place: 'main' | 'aside'
}
