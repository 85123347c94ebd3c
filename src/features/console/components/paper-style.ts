import { createGlobalStyle, css } from 'styled-components'

/**
 * What is around a page or a paper is not printed: the foot of the page, its colours in a dark mode, and the height of a
 * screen, which would end in a second sheet.
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

/** A page that is printed as it stands, black only, unless a paper lies before it. */
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
