import type { Rule } from '../rule.ts'

/**
 * Buttons that show and hide a part of the page and always say the same of it. Each is pressed, and pressed back; none that
 * sends a form, and no press leads away from the page.
 */
export const frozenState: Rule = {
  id: 'frozen-state',
  wcag: ['4.1.2'],
  level: 'error',
  // what is pressed twice may not be as it was
  leaves: true,
  check: (page) =>
    page.evaluate(async () => {
      const { controls, drawn, isShown, spot, stay, treeOf } = window.vitrinaAudit
      /** What says its state later than this says it to nobody. @units milliseconds */
      const LATEST_MS = 1000
      stay(() => true)
      const found = []
      const buttons = controls().filter((one) =>
        one.matches(':is(button,[role=button])[aria-expanded][aria-controls]:not([aria-haspopup],[href])'),
      )
      const isThere = (button: HTMLElement) => button.isConnected && isShown(button)
      for (const button of buttons) {
        if (
          !isThere(button) ||
          (button instanceof HTMLButtonElement && button.form && button.type !== 'button')
        )
          continue
        const id = button.getAttribute('aria-controls') ?? ''
        const part = () => treeOf(button).getElementById(id)
        const state = () => {
          const one = part()
          return { isOpen: one !== null && isShown(one), said: button.getAttribute('aria-expanded') }
        }
        const before = state()
        button.click()
        await drawn()
        const isFrozen = () => {
          const { isOpen, said } = state()
          return isThere(button) && isOpen !== before.isOpen && said === before.said
        }
        for (const start = performance.now(); isFrozen() && performance.now() - start < LATEST_MS;)
          await drawn()
        if (isFrozen()) found.push(spot(button))
        if (isThere(button) && state().isOpen !== before.isOpen) button.click()
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
      <button type="button" aria-expanded="false" aria-controls="anew" onclick="flip('anew'); this.outerHTML = '<button aria-expanded=true aria-controls=anew>Zonas</button>'">Zonas</button>
      <p id="anew" hidden>Centro</p>
      <button type="button" aria-expanded="false" aria-controls="more" onclick="flip('more'); this.hidden = true">Ver más</button>
      <p id="more" hidden>Más <button type="button" aria-expanded="true" aria-controls="more">Ver menos</button></p>
      <button type="button" aria-expanded="false" aria-controls="late" onclick="setTimeout(() => this.setAttribute('aria-expanded', !late.hidden), 300); flip('late')">Retiro</button>
      <p id="late" hidden>En el local</p>
      <form><button aria-expanded="false" aria-controls="sent" onclick="flip('sent')">Cupón</button><p id="sent" hidden>Uno</p></form>
      <button type="button" aria-expanded="false" aria-controls="two" id="frozen" onclick="flip('two')">Pagos</button>
      <p id="two" hidden>Efectivo</p>`,
    expected: ['#frozen'],
  },
}
