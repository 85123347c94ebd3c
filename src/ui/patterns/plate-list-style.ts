import styled, { css } from 'styled-components'

import { pad, radius, shadow, space, text, token, TOUCH_TARGET } from '#theme/tokens.ts'
import {
  branded,
  hovering,
  muted,
  quiet,
  raised,
  stack,
  tablet,
  twoLines,
  visuallyHidden,
  wholeItemLinks,
  wrap,
} from '#ui/primitives/base/look.ts'
import { pictureCss } from '#ui/primitives/picture/picture.tsx'

import { indicatorLook } from './indicator-tags.tsx'

/** Cells shared by rows and cards: plain elements, so that a thousand plates cost a thousand plain elements. */
export const plateCells = css`
  ${wholeItemLinks}
  .vh {
    ${visuallyHidden}
  }
  .text {
    display: flex;
    flex-direction: column;
    gap: ${space(1)};
  }
  .price {
    ${wrap(1, 2)}
    align-items: center;
    margin-top: auto;
    padding-top: ${space(1)};
    font-variant-numeric: tabular-nums;
  }
  .price s {
    ${quiet}
  }
  .off {
    padding: 1px ${space(2)};
    border-radius: ${radius.s};
    background: ${token.banner};
    color: ${token.onBanner};
    font-size: ${text[1]};
    font-weight: 700;
  }
  .marks {
    ${wrap(1)}
  }
  .marks > span {
    ${indicatorLook}
  }
  .marks > .gone {
    ${muted}
  }
  /* A disc in a larger target; the pill of a stepper lies over it. None of its boxes changes, so that nothing shifts. */
  .add {
    position: relative;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: end;
    width: 116px;
    height: ${TOUCH_TARGET};
    color: ${token.onButton};
    pointer-events: none;
  }
  .add::before,
  .add[role]::after {
    content: '';
    position: absolute;
    inset: ${space(1)};
    border: 1px solid transparent;
    border-radius: 18px;
    background: ${token.button};
  }
  .add::before {
    inset-inline-start: 76px;
  }
  picture ~ .add::before,
  picture ~ .add::after {
    box-shadow: 0 0 0 3px ${token.card};
  }
  .add :is(svg, span, button) {
    position: relative;
    z-index: 1;
  }
  .add > [data-less] {
    display: contents;
  }
  .add > svg {
    margin-inline-end: ${space(3)};
  }
  .add button {
    display: grid;
    place-items: center;
    width: ${TOUCH_TARGET};
    height: ${TOUCH_TARGET};
    padding: ${space(1)};
    border-radius: 50%;
    background-clip: content-box;
  }
  .add :enabled {
    pointer-events: auto;
  }
  .add > [data-less] > span {
    min-width: ${space(5)};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  .add svg {
    width: 20px;
    height: 20px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2.5;
    stroke-linecap: round;
  }
  img {
    ${pictureCss}
  }
  [data-sold-out] img {
    filter: grayscale(1) opacity(0.6);
  }
`

/** Rows of plates: text at the left, square picture at the right; two columns when there is room. */
export const PlateRows = styled.ul`
  ${stack(3)}

  > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space(3)};
    min-height: 88px;
    padding: ${space(3)};
    padding-inline-start: ${pad.inset};
    ${raised('m')}
  }
  ${plateCells}

  .text {
    min-width: 0;
  }
  :is(h2, h3) {
    font-size: ${text[2]};
    font-weight: 600;
    line-height: 1.3;
  }
  p {
    ${twoLines}
    ${quiet}
    line-height: 1.4;
  }
  picture {
    grid-area: 1 / 2;
    width: 104px;
    height: 104px;
    border-radius: ${radius.m};
    overflow: hidden;
  }
  picture ~ .add {
    grid-area: 1 / 2;
    place-self: start end;
    margin: 72px -${space(3)} 0 0;
  }
  /* Without a picture it stands beside the price, which leaves room for a stepper from the beginning. */
  .text:first-child {
    grid-column: 1 / -1;
  }
  .text:first-child:has(+ .add) > .price {
    min-height: 36px;
    padding-inline-end: 116px;
  }
  .text:first-child + .add {
    position: absolute;
    inset: auto ${space(2)} ${space(2)} auto;
  }
  ${hovering} {
    > li:hover {
      box-shadow: ${shadow[2]};
    }
    > li:hover .add::before,
    > li:hover .add[role]::after {
      background: ${token.buttonHover};
    }
  }
  ${tablet} {
    grid-template-columns: repeat(auto-fill, minmax(340px, 1fr));
    gap: ${space(4)};

    picture {
      width: 116px;
      height: 116px;
    }
    picture ~ .add {
      margin-top: 84px;
    }
  }
`

/** Larger cards in a snapping slider: picture above, name and price below. */
export const PlateSlides = styled.ul`
  display: grid;
  grid-auto-columns: clamp(216px, 62vw, 264px);
  grid-auto-flow: column;
  gap: ${space(3)};
  margin-inline: calc(-1 * ${pad.inset});
  padding: ${space(1)} ${pad.inset} ${space(3)};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${pad.inset};
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  > li {
    position: relative;
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr);
    ${raised('l')}
    overflow: clip;
    scroll-snap-align: start;
  }
  /* The focus brings its whole card into sight, which a snap would take back. */
  &:has(a:focus-visible) {
    scroll-snap-type: none;
  }
  a:focus-visible {
    scroll-margin-inline: ${space(6)};
  }
  ${plateCells}

  picture,
  .field {
    display: block;
    grid-area: 1 / 1;
    aspect-ratio: 4 / 3;
    overflow: hidden;
  }
  /* Without a picture the brand's colour and the initial stand in, on purpose. */
  .field {
    display: grid;
    place-items: center;
    ${branded}
    font-size: 3rem;
    font-weight: 700;
  }
  .text {
    grid-row: 2;
    padding: ${space(3)} ${pad.inset} ${pad.inset};
  }
  :is(h2, h3) {
    ${twoLines}
    font-size: ${text[2]};
    font-weight: 600;
  }
  p {
    ${twoLines}
    ${quiet}
  }
  .add {
    grid-area: 1 / 1;
    place-self: end;
    margin: ${space(1)};
  }
  .add::before,
  .add::after {
    box-shadow: 0 0 0 3px ${token.card};
  }
`
