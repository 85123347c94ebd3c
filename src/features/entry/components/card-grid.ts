import styled from 'styled-components'
import { pad, radius, shadow, space, text, token } from '#theme/tokens.ts'
import {
  hovering,
  muted,
  quiet,
  raised,
  stack,
  tablet,
  wholeItemLinks,
  wrap,
} from '#ui/primitives/base/look.ts'
import { pictureCss } from '#ui/primitives/picture/picture.tsx'

/**
 * Cards of brands and branches: a logo, a name, a quiet line. `data-look`: 'tiles' stand two in a row with the logo
 * above, or one below the other with large text; 'rows' fill the width with the logo at the left. No name is cut.
 * Plain elements under one style, for there are many.
 */
export const CardGrid = styled.ul`
  ${stack(3)}

  &[aria-busy='true'] {
    opacity: 0.6;
  }
  > li {
    position: relative;
    display: flex;
    ${raised('l')}
    overflow: clip;
  }
  ${wholeItemLinks}
  a {
    font-weight: 600;
    line-height: 1.25;
  }
  .words {
    flex: 1;
    align-self: center;
    min-width: 0;
    padding: ${space(3)} ${pad.inset};
  }
  .words > p {
    margin-top: ${space(0.5)};
    ${quiet}
  }
  .facts {
    ${wrap(1, 2)}
    align-items: center;
    margin-top: ${space(2)};
    ${quiet}
    font-variant-numeric: tabular-nums;
  }
  .facts > .distance {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    color: ${token.text};
    font-weight: 600;
  }
  .logo {
    display: grid;
    flex: none;
    place-items: center;
    order: -1;
    ${muted}
    font-size: ${text[4]};
    font-weight: 700;
    overflow: hidden;
  }
  .logo img {
    ${pictureCss}
    object-fit: contain;
  }

  &[data-look='tiles'] {
    grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
  }
  &[data-look='tiles'] > li {
    flex-direction: column;
  }
  &[data-look='tiles'] .logo {
    width: 100%;
    aspect-ratio: 4 / 3;
  }
  &[data-look='tiles'] .logo > picture {
    width: 100%;
    height: 100%;
  }
  &[data-look='tiles'] picture > img {
    object-fit: cover;
  }
  &[data-look='tiles'] .words {
    align-self: stretch;
  }
  &[data-look='rows'] .logo {
    align-self: center;
    width: 72px;
    height: 72px;
    margin: ${space(3)} 0 ${space(3)} ${space(3)};
    border-radius: ${radius.m};
  }

  ${tablet} {
    gap: ${space(4)};

    &[data-look='tiles'] {
      grid-template-columns: repeat(auto-fill, minmax(12.5rem, 1fr));
    }
    &[data-look='rows'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (min-width: 1024px) {
    &[data-look='rows'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${hovering} {
    > li:hover {
      box-shadow: ${shadow[2]};
    }
    > li:hover a {
      text-decoration: underline;
    }
  }
`
