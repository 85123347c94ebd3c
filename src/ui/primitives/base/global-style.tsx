import { createGlobalStyle } from 'styled-components'

import { font, stickyHeight, text, token } from '#theme/tokens.ts'
import { focusRing } from './look.ts'

/**
 * What holds for every page: box model, body text, links, the focus ring, locked scrolling under a modal.
 * `data-modal` is set by Modal; `:has` spares a script that would run on every opening.
 */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scrollbar-gutter: stable;
    scroll-padding-top: calc(${stickyHeight} + 8px);
    scroll-padding-bottom: 96px;
  }
  html:has(dialog[data-modal][open]) { overflow: hidden; }

  body {
    margin: 0;
    min-height: 100dvh;
    background: ${token.page};
    color: ${token.text};
    font-family: ${font};
    font-size: ${text[2]};
    line-height: 1.45;
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  h1, h2, h3, h4 { line-height: 1.2; text-wrap: balance; }
  img, svg, video { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  a { color: ${token.link}; text-underline-offset: 0.18em; }
  table { border-collapse: collapse; }

  :focus-visible { ${focusRing} }
  [tabindex='-1']:focus-visible { outline: none; box-shadow: none; }

  img[data-failed] { opacity: 0; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }
`
