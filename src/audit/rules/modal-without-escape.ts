import type { Rule } from '../rule.ts'

/** A modal that Escape does not close. It is gone afterwards. */
export const modalWithoutEscape: Rule = {
  id: 'modal-without-escape',
  wcag: ['2.1.2'],
  level: 'error',
  leaves: true,
  async check(_page, facts) {
    const escape = await facts.escape()
    return escape?.isOpen ? [escape.modal] : []
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
