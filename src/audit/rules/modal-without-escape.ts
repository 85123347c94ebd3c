import type { Rule } from '../rule.ts'

/** How long a modal may take to leave: half a second. @units frames */
const MOST_FRAMES = 30

/** A modal that Escape does not close. It is gone afterwards. */
export const modalWithoutEscape: Rule = {
  id: 'modal-without-escape',
  wcag: ['2.1.2'],
  level: 'error',
  leaves: true,
  async check(page) {
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
    if (!(await isOpen())) return []
    const modal = await open.evaluate((one) => one && window.vitrinaAudit.spot(one))
    // A list that is open in it, of suggestions or choices, takes the first one.
    const hasList = await open.evaluate(
      (one) =>
        (one?.querySelectorAll(
          '[role=combobox][aria-expanded=true]:focus-within,[aria-haspopup=listbox][aria-expanded=true]:focus-within',
        ).length ?? 0) > 0,
    )
    await page.keyboard.press('Escape')
    if (hasList && (await isOpen())) await page.keyboard.press('Escape')
    for (let frame = 0; frame < MOST_FRAMES && (await isOpen()); frame += 1)
      await page.evaluate(
        () =>
          new Promise((done) => {
            requestAnimationFrame(done)
          }),
      )
    return modal && (await isOpen()) ? [modal] : []
  },
  proof: {
    html: `
      <h1>Modal</h1>
      <dialog id="stays" aria-label="Aviso"><p>Un aviso</p> <button type="button">Aceptar</button></dialog>`,
    act: (page) =>
      page.evaluate(() => {
        const dialog = document.querySelector<HTMLDialogElement>('#stays')
        dialog?.addEventListener('keydown', (event) => event.preventDefault())
        dialog?.showModal()
      }),
    expected: ['#stays'],
  },
}
