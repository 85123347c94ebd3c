import type { Rule } from '../rule.ts'

/** Buttons that show and hide a part of the page and always say the same of it. */
export const frozenState: Rule = {
  id: 'frozen-state',
  wcag: ['4.1.2'],
  level: 'error',
  // what is pressed twice may not be as it was
  leaves: true,
  check: (page) =>
    page.evaluate(async () => {
      const { controls, isShown, spot, treeOf } = window.vitrinaAudit
      const drawn = async () => {
        for (let frame = 0; frame < 3; frame += 1)
          await new Promise((done) => {
            requestAnimationFrame(done)
          })
      }
      const found = []
      const buttons = controls().filter((one) =>
        one.matches(':is(button,[role=button])[aria-expanded][aria-controls]:not([aria-haspopup],:disabled)'),
      )
      for (const button of buttons) {
        const id = button.getAttribute('aria-controls') ?? ''
        const part = () => treeOf(button).getElementById(id)
        const state = () => {
          const one = part()
          return { isOpen: one !== null && isShown(one), said: button.getAttribute('aria-expanded') }
        }
        const before = state()
        button.click()
        await drawn()
        const after = state()
        if (before.isOpen !== after.isOpen && before.said === after.said) found.push(spot(button))
        if (before.isOpen !== after.isOpen) button.click()
        await drawn()
      }
      return found
    }),
  proof: {
    html: `
      <script>
        const flip = (id) => { const part = document.getElementById(id); part.hidden = !part.hidden; return !part.hidden }
      </script>
      <h1>Preguntas</h1>
      <button type="button" aria-expanded="false" aria-controls="one" onclick="this.setAttribute('aria-expanded', flip('one'))">Horarios</button>
      <p id="one" hidden>De 10 a 22</p>
      <button type="button" aria-expanded="false" aria-controls="none">Más tarde</button>
      <button type="button" aria-expanded="false" aria-controls="">Nada</button>
      <button type="button" aria-expanded="false" aria-controls="two" id="frozen" onclick="flip('two')">Pagos</button>
      <p id="two" hidden>Efectivo</p>`,
    expected: ['#frozen'],
  },
}
