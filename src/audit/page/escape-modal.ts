import type { Page } from 'playwright'

import type { Spot } from '../spot.ts'

/** How long a modal may take to leave, and the focus to come back, on a loaded machine: five seconds. @units frames */
const MOST_FRAMES = 300

/** What Escape did to the modal in front. */
export type Escape = {
  modal: Spot
  isOpen: boolean
  /** the focus came into it from a control, and is nowhere now; known where notes are taken */
  isFocusLost: boolean
}

/** Presses Escape in the modal in front, if there is one; it is gone afterwards. */
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
  // A list that is open in it, of suggestions or choices, takes the first one.
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
  // a browser takes the focus from what is gone as it draws
  await drawn(2)
  for (let frame = 0; frame < MOST_FRAMES && (await isFocusLost()); frame += 1) await drawn(1)
  return modal && { modal, isOpen: await isOpen(), isFocusLost: await isFocusLost() }
}
