import type { Rule } from '../rule.ts'

/** Controls that show a text which their name does not hold: who says what is written does not reach them by voice. */
export const labelInName: Rule = {
  id: 'label-in-name',
  wcag: ['2.5.3'],
  level: 'error',
  check: (page) =>
    page.evaluate(() => {
      const { controls, pointedBy, shownText, spot } = window.vitrinaAudit
      /** What holds other things and takes the focus to be scrolled shows no label of its own. */
      const PRESSED =
        'a,button,summary,input,select,textarea,' +
        ['button', 'link', 'tab', 'checkbox', 'radio', 'switch', 'menuitem', 'option']
          .map((role) => `[role=${role}]`)
          .join(',')
      /** Words alone, as somebody would say them: no accents, signs or capitals. */
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
      /** What stands on it, or in the label that points to it. */
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
          // A single sign, such as × or +, is a drawing.
          if (name === '' || shown.trim().length < 2 || spoken(name).includes(shown)) return []
          return [{ ...spot(control), other: name }]
        })
    }),
}
