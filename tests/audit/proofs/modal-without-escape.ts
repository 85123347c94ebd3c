import type { Proof } from './proof.ts'

export const proof: Proof = {
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
}
