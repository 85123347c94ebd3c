import type { Rule } from '../rule.ts'

/**
 * Buttons that show and hide a part of the page without updating their state. Each is pressed twice; submit buttons are
 * skipped, and navigation is prevented.
 */
export const frozenState: Rule = {
  id: 'frozen-state',
  wcag: ['4.1.2'],
  level: 'error',
  // a button pressed twice may not return to its initial state
  leaves: true,
  check: (page) =>
    page.evaluate(async () => {
      const { controls, drawn, isShown, spot, stay, treeOf } = window.vitrinaAudit
      /** A state updated later than this does not reach the user. @units milliseconds */
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
