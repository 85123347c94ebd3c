/**
 * The base style of every page, the same for all tenants; colours come from the custom properties of the theme.
 * The focus ring has two tones, so it is seen on any fill, and stays in forced colours, where shadows vanish.
 */
export const globalCss = [
  '*,*::before,*::after{box-sizing:border-box}',
  '*{margin:0}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%;tab-size:2}',
  'body{min-height:100dvh;background:var(--page);color:var(--text);font-family:var(--font);font-size:var(--text-2);' +
    'line-height:1.5;font-synthesis:none;font-variant-numeric:lining-nums;-webkit-font-smoothing:antialiased;' +
    'overflow-wrap:break-word;-webkit-tap-highlight-color:transparent}',
  'h1,h2,h3,h4{line-height:1.2;font-weight:700;text-wrap:balance;overflow-wrap:anywhere}',
  'h1{font-size:var(--text-4)}h2{font-size:var(--text-3)}h3,h4{font-size:var(--text-2)}',
  'img,picture,video,canvas,svg{display:block;max-width:100%}',
  'img{height:auto}',
  'button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}',
  'button{background:none;border:0;padding:0;cursor:pointer;touch-action:manipulation}',
  ':is(a,button):active:not(:disabled,[aria-disabled=true]){outline:2px solid currentcolor;outline-offset:-2px}',
  'button:disabled,[aria-disabled=true]{cursor:not-allowed}',
  'textarea{resize:vertical}',
  '::placeholder{color:var(--description);opacity:1}',
  'ul,ol{padding:0;list-style:none}',
  'fieldset{border:0;padding:0;min-width:0}legend{padding:0}',
  'table{border-collapse:collapse;width:100%}th{text-align:start}',
  'dialog{border:0;padding:0;color:inherit;max-width:none;max-height:none}',
  'a{color:var(--link);text-underline-offset:.15em}',
  'p{text-wrap:pretty}',
  'hr{border:0;border-top:1px solid var(--divider)}',
  '[hidden]{display:none!important}',
  '::selection{background:var(--main);color:var(--on-main)}',
  ':focus-visible{outline:2px solid var(--focus-ring);outline-offset:2px;box-shadow:0 0 0 6px var(--focus-ring-outer)}',
  '@media (forced-colors:active){:focus-visible{outline:3px solid Highlight;box-shadow:none}}',
  '.visually-hidden:not(:focus):not(:active){position:absolute;width:1px;height:1px;padding:0;margin:-1px;overflow:hidden;' +
    'clip-path:inset(50%);white-space:nowrap;border:0}',
  '@media (prefers-reduced-motion:reduce){:root{--motion-fast:0s;--motion-modal:0s}*,*::before,*::after{' +
    'animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:0s!important;' +
    'scroll-behavior:auto!important}}',
].join('')
