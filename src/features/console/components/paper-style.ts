import { createGlobalStyle } from 'styled-components'

/**
 * What is around a sheet is not printed: the foot of the page, its colours in a dark mode, and the height of a screen, which
 * would end in a second sheet.
 */
export const PaperStyle = createGlobalStyle`
  @media print {
    :root {
      color-scheme: light;
    }
    :has(main),
    main {
      min-height: 0 !important;
      background: Canvas !important;
    }
    /* without display: none, after which Chromium draws nothing in the containers of main */
    main + footer {
      position: absolute;
      visibility: hidden;
    }
  }
`
