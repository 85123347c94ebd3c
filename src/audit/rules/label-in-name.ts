import type { Rule } from '../rule.ts'

/** Controls whose visible text is not part of their name: voice control users who say the text do not reach them. */
export const labelInName: Rule = {
  id: 'label-in-name',
  wcag: ['2.5.3'],
  level: 'error',
  check: (page) =>
    page.evaluate(() => {
      const { controls, pointedBy, shownText, spot } = window.vitrinaAudit
      /** A container focusable only for scrolling shows no label of its own. */
      const PRESSED =
        'a,button,summary,input,select,textarea,' +
        ['button', 'link', 'tab', 'checkbox', 'radio', 'switch', 'menuitem', 'option']
          .map((role) => `[role=${role}]`)
          .join(',')
      /** Words as spoken: no accents, punctuation or capitals. */
      const spoken = (text: string): string =>
        ` ${text
          .normalize('NFD')
          .replaceAll(/\p{M}/gu, '')
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
          .trim()} `
      const nameOf = (element: Element): string =>
        pointedBy(element, 'aria-labelledby')
          .map((one) => one.textContent)
          .join(' ')
          .trim() ||
        (element.getAttribute('aria-label') ?? '')
      /** The text on it, or in its label. */
      const shownOn = (control: HTMLElement): string => {
        if (control instanceof HTMLInputElement && ['submit', 'button', 'reset'].includes(control.type))
          return control.value
        const labels =
          control instanceof HTMLInputElement ||
          control instanceof HTMLSelectElement ||
          control instanceof HTMLTextAreaElement
            ? [...(control.labels ?? [])]
            : [control]
        return labels.map(shownText).join(' ')
      }
      return controls()
        .filter((one) => one.matches(':is([aria-label],[aria-labelledby])') && one.matches(PRESSED))
        .flatMap((control) => {
          const [name, shown] = [nameOf(control), spoken(shownOn(control))]
          // A single character, such as × or +, counts as an icon.
          if (name === '' || shown.trim().length < 2 || spoken(name).includes(shown)) return []
          return [{ ...spot(control), other: name }]
        })
    }),
}
