import { logLiveRegions } from '#audit/live-log.ts'
import type { Proof } from './proof.ts'

export const proof: Proof = {
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
}
