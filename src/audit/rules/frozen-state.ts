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
}
