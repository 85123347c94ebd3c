import { css } from 'styled-components'

import { motion, radius, shadow, space, text, token } from '#theme/tokens.ts'

/** Width from which a screen is more than a phone. @units CSS pixels */
const TABLET_PX = 768
/** Width from which there is room beside what is at work. @units CSS pixels */
const WIDE_PX = 1024

/** Media queries, to be followed by a block: `${tablet} { … }`. */
export const tablet = `@media (min-width: ${TABLET_PX}px)`
export const wide = `@media (min-width: ${WIDE_PX}px)`
export const hovering = '@media (hover: hover)'
export const forcedColors = '@media (forced-colors: active)'
/** Where a box can tell that what it holds has the focus; elsewhere that keeps its own ring. */
export const ringsAround = '@supports selector(:has(a))'

/** One below the other, none wider than the box. */
export const stack = (gap: number) => `display:grid;grid-template-columns:minmax(0,1fr);gap:${space(gap)};`
/** Side by side in one line. */
export const row = (gap: number) => `display:flex;align-items:center;gap:${space(gap)};`
/** Side by side, in as many lines as they need. @param across - between those of one line */
export const wrap = (gap: number, across = gap) =>
  `display:flex;flex-wrap:wrap;gap:${space(gap)} ${space(across)};`

/** What stands beside something, smaller and paler. */
export const quiet = `color:${token.description};font-size:${text[1]};`

/** A subtle fill, and what reads on it. */
export const muted = `background:${token.muted};color:${token.onMuted};`
/** A card: it lies on the page, and casts a shadow. */
export const raised = (corner: keyof typeof radius) =>
  `border-radius:${radius[corner]};background:${token.card};box-shadow:${shadow[1]};`

/** A fill of the brand's colour. */
export const branded = `background:${token.main};color:${token.onMain};`
/** A column in the middle of the page. @param width - at most. @units CSS pixels */
export const centred = (width: 720 | 1200) => `max-width:${width}px;margin:0 auto;`
/** For what takes the focus by script, or shows it otherwise. */
export const noRing = 'outline:none;box-shadow:none;'

/** Present for assistive technology, absent for the eye. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`

/** The two-tone ring: visible on every fill, and an outline, so that it survives forced colours. */
export const focusRing = css`
  outline: 2px solid ${token.focusRing};
  outline-offset: 1px;
  box-shadow: 0 0 0 5px ${token.focusRingOuter};
`

/** The same ring inside the edge, for elements in scrolling or clipped boxes. */
export const focusRingInside = css`
  outline: 2px solid ${token.focusRing};
  outline-offset: -4px;
  box-shadow: inset 0 0 0 6px ${token.focusRingOuter};
`

/** For lists whose items are links as a whole: the item shows what its link does. An item is `position: relative`. */
export const wholeItemLinks = css`
  a {
    color: inherit;
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${ringsAround} {
    a:is(:focus-visible, :active) {
      ${noRing}
    }
  }
  > li:has(a:active) {
    outline: 2px solid ${token.control};
    outline-offset: -2px;
  }
  > li:has(a:focus-visible) {
    ${focusRingInside}
  }
`

/** Change of colour under the pointer. */
export const colourChange = css`
  transition:
    background-color ${motion.fast} ease-out,
    border-color ${motion.fast} ease-out,
    color ${motion.fast} ease-out;
`

/** At most this many lines, then an ellipsis. */
export const twoLines = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`
