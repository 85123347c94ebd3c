import { radius, token } from '#theme/tokens.ts'

/**
 * Rules of the primitives that concern the page as a whole; they stand in the page's style element after the
 * theme's base rules: a modal locks the page behind it (and darkens the gutter of its scrollbar), a bar at the bottom keeps its room free, a picture that
 * could not be fetched is transparent. What has the focus stops above the bar of the cart and the order in progress over it,
 * which are 132 px high together, and above a higher bar, as with large text. A control whose code is not there yet has the
 * fill of a skeleton, unless the code comes before anybody could press it; what is ticked stays ticked.
 * @source assumed: 300 ms, since nobody reads a page and presses in less
 */
export const interfaceCss = [
  ':root{--sticky-bottom:0px}',
  'html{scrollbar-gutter:stable;' +
    'scroll-padding:calc(var(--sticky-height) + 8px) 0 max(min(144px,22vh),var(--sticky-bottom) + 8px)}',
  'html:has(dialog[open]){overflow:hidden;background:var(--dimmed-page)}',
  ':root:has([data-bottom-bar]){--sticky-bottom:84px}',
  'img[data-failed]{opacity:0}',
  'fieldset[data-live]{display:contents}',
  `@keyframes waiting{to{background-color:${token.muted};color:${token.onMutedSoft}}}`,
  'fieldset:disabled :is(button,input:not(:checked),select,textarea){animation:waiting .2s .3s both}',
  'fieldset:disabled :is(button,input,select,textarea,label){cursor:progress}',
  // what is chosen is told by fills, of which forced colours leave none; over the borders of the components
  '@media (forced-colors:active){:is([aria-current=true],[aria-selected=true],[aria-pressed=true]){border-color:Highlight!important}}',
  // a picture of lines keeps a colour of its own, which may be the brand's on the system's ground
  '@media (forced-colors:active){svg{color:inherit!important}}',
  `:where(fieldset:disabled button){border-radius:${radius.s}}`,
  'fieldset:disabled ::placeholder{color:inherit}',
].join('')
