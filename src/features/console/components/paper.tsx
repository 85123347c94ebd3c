import { useEffect, useState, type ReactNode } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { useWindowEvent } from '#ui/primitives/base/use-window-event.ts'

/** Paper of a receipt printer, 80 or 58 mm wide, in black only, whatever the brand and the mode. */
const Sheet = styled.div`
  display: none;

  @media print {
    container-type: inline-size;
    display: grid;
    gap: 2mm;
    max-width: 72mm;
    overflow-wrap: anywhere;
    color-scheme: light;
    background: Canvas;
    font-size: 11pt;

    &,
    * {
      color: CanvasText !important;
    }
    h2 {
      font-size: 16pt;
    }
    > * + * {
      padding-top: 2mm;
      border-top: 1px dashed CanvasText;
    }
    dl {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
    }
    dd {
      text-align: end;
    }
    /* the 42 letters of a line fill the width of the roll */
    pre {
      font:
        3.9cqi/1.3 ui-monospace,
        monospace;
    }
  }
`

/** Margin of a paper roll: the browsers' default is too wide for it. */
const Edge = createGlobalStyle`
  @page {
    margin: 4mm;
  }
`

/**
 * Prints. Each press opens the dialog, even if the browser never reports the end of the previous print.
 * @returns the paper, to be rendered beside a {@link printedPage}, which it covers
 */
export function usePaper(): { print: (content: ReactNode) => void; paper: ReactNode } {
  const [printed, setPrinted] = useState<{ content: ReactNode; nth: number }>()
  return {
    print: (content) => setPrinted((before) => ({ content, nth: (before?.nth ?? 0) + 1 })),
    paper: printed && (
      <Paper key={printed.nth} onDone={() => setPrinted(undefined)}>
        {printed.content}
      </Paper>
    ),
  }
}

/** Content on paper. Opens the print dialog when mounted, then calls `onDone`. */
function Paper({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useWindowEvent('afterprint', onDone)
  useEffect(() => window.print(), [])
  return (
    <Sheet>
      <Edge />
      {children}
    </Sheet>
  )
}
