import type { Rule } from '../rule.ts'

/** A second main heading in the front layer: the page's subject is unclear. */
export const severalH1: Rule = {
  id: 'several-h1',
  wcag: [],
  level: 'error',
  check: (page) =>
    page.evaluate(() => {
      const { isShown, layer, spot } = window.vitrinaAudit
      const [first, ...others] = [
        ...layer().querySelectorAll('h1:not([role]),[role=heading][aria-level="1"]'),
      ].filter((heading) => isShown(heading) && heading.closest('[aria-hidden=true]') === null)
      return others.map((heading) => ({ ...spot(heading), other: first?.textContent?.trim() }))
    }),
}
