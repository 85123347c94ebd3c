/**
 * Rules of the primitives that concern the page as a whole; they stand in the page's style element after the
 * theme's base rules: a modal locks the page behind it (and darkens the gutter of its scrollbar), a bar at the bottom keeps its room free, a picture that
 * could not be fetched is transparent.
 */
export const interfaceCss = [
  ':root{--sticky-bottom:0px}',
  'html{scrollbar-gutter:stable}',
  'html:has(dialog[open]){overflow:hidden;background:color-mix(in srgb,var(--overlay) 56%,var(--page))}',
  ':root:has([data-bottom-bar]){--sticky-bottom:84px}',
  'img[data-failed]{opacity:0}',
].join('')
