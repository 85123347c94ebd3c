import styled from 'styled-components'

import { pad, shadow, space, token } from '#theme/tokens.ts'
import { hovering, raised, stack, tablet, wholeItemLinks } from '#ui/primitives/base/look.ts'

/** Venues as cards: name, a quiet line, facts, and an arrow at the end. Plain elements under one style. */
export const VenueGrid = styled.ul`
  ${stack(3)}

  > li {
    position: relative;
    ${stack(1.5)}
    align-content: start;
    padding: ${pad.inset} ${space(12)} ${pad.inset} ${pad.inset};
    ${raised('l')}
  }
  ${wholeItemLinks}
  p {
    color: ${token.description};
  }
  > li > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space(4)};
    margin-block: auto;
    color: ${token.description};
  }
  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(4)};
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${hovering} {
    > li:hover {
      box-shadow: ${shadow[2]};
    }
    > li:hover h3 > a {
      text-decoration: underline;
    }
  }
`
