import { logLiveRegions } from '../live-log.ts'
import type { Rule } from '../rule.ts'

/** A modal that gives the focus back to nobody as it closes, though it took it from a control. It is gone afterwards. */
export const lostFocus: Rule = {
  id: 'lost-focus',
  wcag: ['2.4.3'],
  level: 'error',
  leaves: true,
  async check(_page, facts) {
    const escape = await facts.escape()
    return escape?.isFocusLost ? [escape.modal] : []
  },
  proof: {
    html: `
      <h1>Modal</h1>
      <button type="button" id="opener">Ver horarios</button>
      <dialog id="loses" aria-label="Horarios"><p>De 9 a 18</p> <button type="button">Cerrar</button></dialog>`,
    act: async (page) => {
      await logLiveRegions(page)
      await page.evaluate(() => {
        const dialog = document.querySelector<HTMLDialogElement>('#loses')
        document.querySelector('#opener')?.addEventListener('click', ({ currentTarget }) => {
          dialog?.showModal()
          if (currentTarget instanceof Element) currentTarget.remove()
        })
      })
      await page.click('#opener')
    },
    expected: ['#loses'],
  },
}
