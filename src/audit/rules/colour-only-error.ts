import type { Rule } from '../rule.ts'

/** Invalid fields marked only by colour: red, without an error text. */
export const colourOnlyError: Rule = {
  id: 'colour-only-error',
  wcag: ['1.4.1', '3.3.1'],
  level: 'error',
  check: (page) =>
    page.evaluate(() => {
      const { controls, isShown, pointedBy, shownText, spot } = window.vitrinaAudit
      /** Text that the field or its group refers to. */
      const isDescribed = (field: Element): boolean =>
        [field, field.closest('fieldset:not([role]),[role=group],[role=radiogroup]')]
          .flatMap((one) =>
            one === null
              ? []
              : [...pointedBy(one, 'aria-errormessage'), ...pointedBy(one, 'aria-describedby')],
          )
          .some((said) => isShown(said) && shownText(said) !== '')
      const isRed = (css: string): boolean => {
        const [r = 0, g = 0, b = 0, alpha = 1] = (/rgba?\(([^)]*)\)/.exec(css)?.[1] ?? '')
          .split(/[,\s/]+/)
          .map(Number)
        return alpha > 0.5 && r > 130 && r - g > 70 && r - b > 50
      }
      /** An error text: named so, or in a red that its surroundings do not have. */
      const isErrorText = (one: Element): boolean =>
        isShown(one) &&
        /\p{L}/u.test(shownText(one)) &&
        (one.matches('[role=alert],[class*=error i],[class*=invalid i],[id*=error i]') ||
          (isRed(getComputedStyle(one).color) && !isRed(getComputedStyle(one.parentElement ?? one).color)))
      const labelsOf = (field: HTMLElement): Element[] => [...((field as HTMLInputElement).labels ?? [])]
      /** A red label says that something is wrong, but not what. */
      const hasErrorText = (box: Element | null | undefined, field: HTMLElement): boolean =>
        [...(box?.querySelectorAll('*') ?? [])].some(
          (one) => !one.contains(field) && one !== labelsOf(field)[0] && isErrorText(one),
        )
      /** A second label, or a part of one: it is read with the field. */
      const isSaidInLabel = (field: HTMLElement): boolean =>
        labelsOf(field).some(
          (label, place) => (place > 0 && isErrorText(label)) || hasErrorText(label, field),
        )
      const FIELD = 'input:not([type=hidden]),select,textarea,[role=textbox],[role=combobox]'
      /** The largest box around a field without another field. */
      const ownBox = (one: Element): Element => {
        const outer = one.parentElement
        const isLargest =
          one.matches('form,dialog,[role=dialog],main') || outer?.querySelectorAll(FIELD).length !== 1
        return outer === null || isLargest ? one : ownBox(outer)
      }
      /** A focus ring in the brand's red does not count, nor does a red tick, which is a choice. */
      const looksWrong = (field: Element): boolean => {
        if (field.matches(':focus,[type=radio],[type=checkbox],[type=range],[type=color]')) return false
        const { borderBottomColor, borderBottomWidth, outlineColor, outlineStyle } = getComputedStyle(field)
        const edge = Number.parseFloat(borderBottomWidth) > 0 && isRed(borderBottomColor)
        return edge || (outlineStyle !== 'none' && isRed(outlineColor))
      }
      const fields = controls().filter((one) => one.matches(FIELD))
      // If every field has a red edge, red is the brand's colour.
      const isBrand = fields.length > 1 && fields.every(looksWrong)
      return fields.flatMap((field) => {
        if (isDescribed(field)) return []
        if (field.ariaInvalid === 'true') {
          if (isSaidInLabel(field)) return []
          // an error text beside the field, but not associated with it
          const also = hasErrorText(ownBox(field), field)
          return [{ ...spot(field), also, ...(also && { level: 'warning' as const, wcag: '3.3.1' }) }]
        }
        const around = field.closest('form,fieldset:not([role]),li,tr') ?? field.parentElement?.parentElement
        return !isBrand && looksWrong(field) && !hasErrorText(around, field) ? [spot(field)] : []
      })
    }),
}
