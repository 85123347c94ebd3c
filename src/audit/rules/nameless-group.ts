import type { Rule } from '../rule.ts'

/**
 * Groups of controls without a name, or with the name of another group, and choices outside a group: the question is
 * not read with them.
 */
export const namelessGroup: Rule = {
  id: 'nameless-group',
  wcag: ['1.3.1'],
  level: 'error',
  check: (page) =>
    page.evaluate(() => {
      const { all, around, isShown, parentOf, pointedBy, spot, treeOf } = window.vitrinaAudit
      const GROUP = 'fieldset:not([role]),[role=group],[role=radiogroup]'
      const FIELD = 'input:not([type=hidden]),select,textarea,button,[role=radio],[role=checkbox],a[href]'
      const nameOf = (group: Element): string => {
        const said = pointedBy(group, 'aria-labelledby').map((one) => one.textContent)
        const legend = [...group.children].find((child) => child instanceof HTMLLegendElement)
        const names = [
          said.join(' '),
          group.getAttribute('aria-label'),
          legend?.textContent,
          group.getAttribute('title'),
        ]
        return (
          names.map((name) => name?.replaceAll(/\s+/g, ' ').trim() ?? '').find((name) => name !== '') ?? ''
        )
      }
      const groups = all(GROUP).filter((group) => isShown(group) && group.querySelectorAll(FIELD).length > 0)
      /** The same name is clear if an ancestor has its own name, such as a plate in a list. */
      const partOf = (group: Element) =>
        around(parentOf(group), `${GROUP},[role=region],section,article,li,dialog,form`)
      const headings = all('h1,h2,h3,h4,h5,h6,[role=heading]')
      const isBefore = (one: Element, other: Element) =>
        !one.contains(other) && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      /** Whether both have the same heading, or none. */
      const standTogether = (before: Element, group: Element) =>
        partOf(before) === partOf(group) &&
        !headings.some((heading) => isBefore(before, heading) && isBefore(heading, group))
      /**
       * A choice named by several texts includes its question; a radio button hidden from screen readers is part of a
       * CSS slide show.
       */
      const loose = all('input[type=radio][name]:not([name=""],[aria-labelledby*=" "])').filter(
        (one): one is HTMLInputElement =>
          one instanceof HTMLInputElement &&
          one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          around(one, `${GROUP},[aria-hidden=true]`) === null,
      )
      const firstOf = (choice: HTMLInputElement) =>
        loose.find(
          (one) => one.name === choice.name && one.form === choice.form && treeOf(one) === treeOf(choice),
        )
      const choices = loose.filter(
        (choice) =>
          firstOf(choice) === choice && loose.some((other) => other !== choice && firstOf(other) === choice),
      )
      const known = new Map<string, Element>()
      const named = groups.flatMap((group) => {
        const name = nameOf(group)
        if (name === '') return [spot(group)]
        const before = known.get(name)
        known.set(name, group)
        if (before === undefined || !standTogether(before, group)) return []
        return [{ ...spot(group), also: true, other: name }]
      })
      return [...named, ...choices.map((choice) => ({ ...spot(choice), level: 'warning' as const }))]
    }),
}
