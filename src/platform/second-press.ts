/** The two taps of a double tap are at most this far apart, as on phones. @source assumed */
const DOUBLE_MS = 400
/** Less than from one row of a list to the next. @units CSS pixels @source assumed */
const SAME_PLACE_PX = 44

type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>

/**
 * Cancels the second click of a double click: it was meant for what was there before, not for what replaced it. The
 * browser counts mouse clicks in `detail`; each tap by finger counts as the first.
 */
export function dropSecondPress(first: Press): void {
  const isTapAgain = ({ clientX, clientY, timeStamp, detail, pointerType }: Press & Partial<PointerEvent>) =>
    detail === 1 &&
    pointerType !== 'mouse' &&
    timeStamp - first.timeStamp < DOUBLE_MS &&
    Math.hypot(clientX - first.clientX, clientY - first.clientY) < SAME_PLACE_PX
  const drop = (event: MouseEvent): void => {
    if (event.detail < 2 && !isTapAgain(event))
      return window.removeEventListener('click', drop, { capture: true })
    event.preventDefault()
    return event.stopPropagation()
  }
  window.addEventListener('click', drop, { capture: true })
}
