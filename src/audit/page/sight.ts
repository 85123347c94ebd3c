import type { Box, Spot } from '../spot.ts'
import type { View } from './shot.ts'

/** A text as it is drawn: one or more lines in the window, and the colour it is painted with. */
export type TextRun = Spot & {
  /** its number on the tour */
  item: number
  lines: readonly Box[]
  /** r, g, b from 0 to 255, and alpha from 0 to 1 */
  color: readonly [number, number, number, number]
  /** of it and everything around it, multiplied */
  opacity: number
  /** the fill between it and where the opacity applies */
  fill?: readonly [number, number, number]
  /** put there by a style: its lines are the box that it stands in, and only its letters are measured */
  isGenerated?: true
  /** a filter or a blend makes its colour, or it is cut out of the ground of a box: it is measured as it is painted */
  isMixed: boolean
  /** selector of the box whose ground shows in its letters alone */
  cutFrom?: string
  /** bold or large enough for 3:1, or a sign without letters */
  isLarge: boolean
  isInBar: boolean
}

/** A control that is known by what is painted: a field by its edge, an icon by its shape. */
export type Painted = Spot & {
  /** its number on the tour */
  item: number
  kind: 'field' | 'icon'
  /** it stays where the window is while the page scrolls below it */
  isInBar: boolean
  /** itself, and the boxes around it that may draw its edge in its place. @units CSS pixels of the window */
  boxes: readonly Box[]
}

/** What came into sight after scrolling on. */
export type Sight = {
  texts: readonly TextRun[]
  painted: readonly Painted[]
  /** the window as it is now */
  view: View
}
