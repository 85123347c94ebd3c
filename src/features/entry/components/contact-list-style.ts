import styled from 'styled-components'
import { pad, radius, shadow, space, text, token } from '#theme/tokens.ts'
import { hovering, tablet, wholeItemLinks } from '#ui/primitives/base/look.ts'

/** Cards of branch contacts; plain elements under one style. */
export const ContactGrid = styled.ul`
  display: grid;
  gap: ${space(3)};

  > li {
    position: relative;
    display: grid;
    align-content: start;
    gap: ${space(1.5)};
    padding: ${pad.inset} ${space(12)} ${pad.inset} ${pad.inset};
    border-radius: ${radius.l};
    background: ${token.card};
    box-shadow: ${shadow[1]};
  }
  ${wholeItemLinks}
  p {
    color: ${token.description};
  }
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
