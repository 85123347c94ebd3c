import styled from 'styled-components'
import { radius, space, text, token } from '#theme/tokens.ts'
import { VenueGrid } from '#ui/patterns/venue-grid.ts'

/** Cards of branch contacts. */
export const ContactGrid = styled(VenueGrid)`
  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(3)};
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
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1.5)};
  }
  > li > ul > li {
    padding: ${space(0.5)} ${space(2.5)};
    border: 1px solid ${token.divider};
    border-radius: ${radius.pill};
    background: ${token.muted};
    color: ${token.onMuted};
    font-size: ${text[1]};
    font-weight: 500;
  }
  .unreachable {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    color: ${token.danger};
    font-size: ${text[1]};
    font-weight: 600;
  }
`
