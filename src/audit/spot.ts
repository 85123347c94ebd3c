/** A place on a page. @units CSS pixels from the top left corner of the document */
export type Box = { x: number; y: number; width: number; height: number }

/** An element in a report. */
export type Spot = {
  /** short CSS selector, stable across runs as long as the page's structure is the same; `>>` enters a shadow root */
  target: string
  /** the start of its text, or of its markup without text */
  text: string
  box?: Box
}
