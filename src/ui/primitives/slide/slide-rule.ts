import { SLIDER_COMPLETES_AT, SLIDER_STEP_LIMIT } from '#platform/interface-timing.ts'

/** Ends of the slide. @source delivery spec §9 "Slider range 0 to 100" */
export const SLIDE_START = 0
export const SLIDE_END = 100
/** What one press of an arrow key moves. @source assumed: below the step limit, and seven presses confirm */
const KEY_STEP = 10

/**
 * Where the slide is after a move. A jump is refused: a tap on the track is no slide.
 * @param from - where it is, 0 to 100
 * @param to - where the thumb was moved to
 * @source delivery spec §4 "It moves only if the change from the current value is below a step limit"
 */
export const slideTo = (from: number, to: number): number =>
  Math.abs(to - from) < SLIDER_STEP_LIMIT ? Math.min(Math.max(to, SLIDE_START), SLIDE_END) : from

/** Whether a release here runs the step. @source delivery spec §4 "released at or beyond a threshold" */
export const completes = (value: number): boolean => value >= SLIDER_COMPLETES_AT

/**
 * Where a key moves the slide. Home and End go to the ends whatever the distance: a key is pressed on purpose, and
 * Enter has to follow.
 * @param isMirrored - the slide runs from right to left
 * @returns undefined when the key does not move it
 */
export function slideByKey(value: number, key: string, isMirrored: boolean): number | undefined {
  if (key === 'Home' || key === 'Escape') return SLIDE_START
  if (key === 'End') return SLIDE_END
  const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight'
  const back = isMirrored ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward || key === 'ArrowUp' || key === 'PageUp') return slideTo(value, value + KEY_STEP)
  if (key === back || key === 'ArrowDown' || key === 'PageDown') return slideTo(value, value - KEY_STEP)
  return undefined
}
