/** A place on a page. @units CSS pixels from the top left corner of the document */
export type Box = { x: number; y: number; width: number; height: number }

/** An element as a report names it. */
export type Spot = {
  /** short CSS selector, the same on every run as long as the page is made the same way; `>>` enters a shadow root */
  target: string
  /** the start of what it says, or of its markup when it says nothing */
  text: string
  box?: Box
}
