import type { Rule } from '../rule.ts'

/** Dragging without a button that does the same. */
export const dragOnly: Rule = {
  id: 'drag-only',
  wcag: ['2.5.7', '2.1.1'],
  level: 'error',
  check: (page) =>
    page.evaluate(() => {
      const { isShown, layer, spot } = window.vitrinaAudit
      const SLIDES = /desli[cz]|arrastr|slide|swipe/i
      const BUTTON = 'button,[role=button],input[type=submit],input[type=button]'
      return [...layer().querySelectorAll('[role=slider],input[type=range],[draggable=true]')]
        .filter((element) => {
          if (!isShown(element) && !isShown(element.parentElement ?? element)) return false
          if (element.matches('a,img,[draggable=true] *')) return false
          const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
          const said = [
            element.getAttribute('aria-label'),
            element.getAttribute('aria-valuetext'),
            ...labels.map(({ textContent }) => textContent),
            element.parentElement?.textContent,
          ].join(' ')
          return element.matches('[draggable=true]') || SLIDES.test(said)
        })
        .filter((element) => {
          const around =
            element.closest(
              'section,form,fieldset:not([role]),[role=group],[role=region],li,article,dialog',
            ) ?? element.parentElement?.parentElement
          return ![...(around?.querySelectorAll(BUTTON) ?? [])].some(isShown)
        })
        .map((element) => spot(element))
    }),
}
