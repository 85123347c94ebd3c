import styled from 'styled-components'
import { radius, space, text, token } from '#theme/tokens.ts'
import { muted, row, wrap } from '#ui/primitives/base/look.ts'
import { VenueGrid } from '#ui/patterns/venue-grid.ts'

/** Cards of branch contacts. */
export const ContactGrid = styled(VenueGrid)`
  .facts {
    ${wrap(1, 3)}
    align-items: center;
  }
  .facts:empty {
    display: none;
  }
  .facts > span:not([data-tone]) {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    font-size: ${text[1]};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .facts .star > svg {
    color: ${token.link};
  }
  > li > ul {
    ${wrap(1.5)}
  }
  > li > ul > li {
    padding: ${space(0.5)} ${space(2.5)};
    border: 1px solid ${token.divider};
    border-radius: ${radius.pill};
    ${muted}
    font-size: ${text[1]};
    font-weight: 500;
  }
  .unreachable {
    ${row(2)}
    color: ${token.danger};
    font-size: ${text[1]};
    font-weight: 600;
  }
`
