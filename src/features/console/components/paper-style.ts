import { createGlobalStyle, css } from 'styled-components'

/**
 * Removes what surrounds a printed page: the footer, the dark mode's colors, and the screen height, which would print a
 * second sheet.
 */
export const PaperStyle = createGlobalStyle`
  @media print {
    :root {
      color-scheme: light;
    }
    :is(main, :has(main)) {
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

/** A page printed as shown, in black only, unless a paper covers it. */
export const printedPage = css`
  @media print {
    &[data-behind] {
      display: none;
    }
    max-width: none;
    padding: 0;

    [data-no-print] {
      display: none !important;
    }
    &,
    * {
      color: CanvasText !important;
      background: none !important;
    }
  }
`
