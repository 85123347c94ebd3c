import type { Page } from 'playwright'

import type { Spot } from '../spot.ts'

/** Timeout for a modal to close and the focus to return, on a loaded machine: five seconds. @units frames */
const MOST_FRAMES = 300

/** The effect of Escape on the front modal. */
export type Escape = {
  modal: Spot
  isOpen: boolean
  /** the focus entered it from a control, and is lost now; known only with a log */
  isFocusLost: boolean
}

/** Presses Escape in the front modal, if there is one; it is closed afterwards. */
export async function escapeModal(page: Page): Promise<Escape | undefined> {
  const open = await page.evaluateHandle(() => {
    const front = window.vitrinaAudit.layer()
    return front === document.body ? undefined : front
  })
  const isOpen = () =>
    open.evaluate(
      (modal) =>
        modal?.isConnected === true &&
        modal.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        window.vitrinaAudit.layer() === modal,
    )
  if (!(await isOpen())) return undefined
  const modal = await open.evaluate((one) => one && window.vitrinaAudit.spot(one))
  // An open list of suggestions or choices in it consumes the first Escape.
  const hasList = await open.evaluate(
    (one) =>
      (one?.querySelectorAll(
        '[role=combobox][aria-expanded=true]:focus-within,[aria-haspopup=listbox][aria-expanded=true]:focus-within',
      ).length ?? 0) > 0,
  )
  const isFocusLost = () =>
    open.evaluate((one) => {
      const { moves = [] } = window.vitrinaLive ?? {}
      const entry = moves.findLast(({ from, to }) => one?.contains(to) && !(from && one.contains(from)))
      return entry?.from instanceof Element && document.activeElement === document.body
    })
  const drawn = (frames: number) => page.evaluate((count) => window.vitrinaAudit.drawn(count), frames)
  await page.keyboard.press('Escape')
  if (hasList && (await isOpen())) await page.keyboard.press('Escape')
  for (let frame = 0; frame < MOST_FRAMES && (await isOpen()); frame += 1) await drawn(1)
  // browsers move the focus from a removed element when they paint
  await drawn(2)
  for (let frame = 0; frame < MOST_FRAMES && (await isFocusLost()); frame += 1) await drawn(1)
  return modal && { modal, isOpen: await isOpen(), isFocusLost: await isFocusLost() }
}
