/** Height of the header. @units CSS length */
export const HEADER_HEIGHT = '56px'

/**
 * What the shell tells everything on the page: how much room its sticky bars take, so that scrolling to a heading
 * and tabbing to a control stop below them.
 */
export const shellCss = [
  `:root{--header-height:${HEADER_HEIGHT};--sticky-height:var(--header-height)}`,
  ':root:has([data-category-bar]){--sticky-height:calc(var(--header-height) + 56px)}',
].join('')
