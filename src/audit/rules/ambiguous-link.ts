import type { Rule } from '../rule.ts'

/** Links with the same name and different targets, and links whose name says nothing. */
export const ambiguousLink: Rule = {
  id: 'ambiguous-link',
  wcag: ['2.4.4'],
  // With its heading around it such a link may satisfy 2.4.4; in a list of links it does not help.
  level: 'warning',
  check: (page) =>
    page.evaluate(() => {
      const { isShown, layer, pointedBy, spot } = window.vitrinaAudit
      const EMPTY =
        /^(?:aqu[ií]|click aqu[ií]|clic aqu[ií]|haz clic aqu[ií]|ver|ver más|leer más|más|más información|link|enlace|ir)$/i
      const saidBy = (element: Element): string => {
        const label = element.getAttribute('aria-label')
        if (element.hasAttribute('aria-labelledby'))
          return pointedBy(element, 'aria-labelledby')
            .map((one) => one.textContent)
            .join(' ')
        if (label !== null) return label
        return [...element.childNodes]
          .map((node) => {
            if (node instanceof HTMLImageElement) return node.alt
            if (node instanceof Element)
              return node.getAttribute('aria-hidden') === 'true' ? '' : saidBy(node)
            return node.textContent ?? ''
          })
          .join(' ')
      }
      const links = [...layer().querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter((link) => isShown(link) && link.closest('[aria-hidden=true]') === null)
        .map((link) => ({ link, name: saidBy(link).replaceAll(/\s+/g, ' ').trim() }))
      const first = new Map<string, string>()
      return links.flatMap(({ link, name }) => {
        if (name === '') return []
        if (EMPTY.test(name)) return [{ ...spot(link), also: true, other: name }]
        const known = first.get(name)
        first.set(name, known ?? link.href)
        return known === undefined || known === link.href ? [] : [{ ...spot(link), other: name }]
      })
    }),
}
