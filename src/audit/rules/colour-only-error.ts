import type { Rule } from '../rule.ts'

/** Fields that are wrong and say so by colour alone: red, and no words about it. */
export const colourOnlyError: Rule = {
  id: 'colour-only-error',
  wcag: ['1.4.1', '3.3.1'],
  level: 'error',
  check: (page) =>
    page.evaluate(() => {
      const { controls, isShown, shownText, spot, treeOf } = window.vitrinaAudit
      const idsOf = (element: Element, attribute: string) =>
        (element.getAttribute(attribute) ?? '').split(/\s+/).filter((id) => id !== '')
      /** Words that the field or its group points to. */
      const isDescribed = (field: Element): boolean =>
        [field, field.closest('fieldset:not([role]),[role=group],[role=radiogroup]')]
          .flatMap((one) =>
            one === null ? [] : [...idsOf(one, 'aria-errormessage'), ...idsOf(one, 'aria-describedby')],
          )
          .some((id) => {
            const said = treeOf(field).getElementById(id)
            return said !== null && isShown(said) && shownText(said) !== ''
          })
      /** Words beside it, other than its label, its hint and other fields. */
      const hasWordsBeside = (field: HTMLElement): boolean => {
        const around = field.closest('form,fieldset:not([role]),li,tr') ?? field.parentElement?.parentElement
        return [...(around?.querySelectorAll('[role=alert],[class*=error i],[id*=error i]') ?? [])]
          .filter((one) => !one.contains(field) && isShown(one))
          .some((one) => shownText(one) !== '')
      }
      const isRed = (css: string): boolean => {
        const [r = 0, g = 0, b = 0, alpha = 1] = (/rgba?\(([^)]*)\)/.exec(css)?.[1] ?? '')
          .split(/[,\s/]+/)
          .map(Number)
        return alpha > 0.5 && r > 130 && r - g > 70 && r - b > 50
      }
      /** A ring in the brand's red is the focus, and red in a tick is a choice. */
      const looksWrong = (field: Element): boolean => {
        if (field.matches(':focus,[type=radio],[type=checkbox],[type=range],[type=color]')) return false
        const { borderBottomColor, borderBottomWidth, outlineColor, outlineStyle } = getComputedStyle(field)
        const edge = Number.parseFloat(borderBottomWidth) > 0 && isRed(borderBottomColor)
        return edge || (outlineStyle !== 'none' && isRed(outlineColor))
      }
      const fields = controls().filter((one) =>
        one.matches('input,select,textarea,[role=textbox],[role=combobox]'),
      )
      // Where every field has a red edge, red is the colour of the brand.
      const isBrand = fields.length > 1 && fields.every(looksWrong)
      return fields
        .filter((field) => {
          if (field.ariaInvalid === 'true') return !isDescribed(field)
          return !isBrand && looksWrong(field) && !isDescribed(field) && !hasWordsBeside(field)
        })
        .map((field) => spot(field))
    }),
  proof: {
    html: `
      <style>input { border: 1px solid #767676 } .red { border-color: #c00 }</style>
      <h1>Mis datos</h1>
      <label>Nombre <input value="Ana" /></label>
      <div><label>Correo <input class="red" aria-invalid="true" aria-describedby="mail-error" /></label></div>
      <p id="mail-error">El correo no está completo</p>
      <form><div><label>Calle <input class="red" /></label></div><p class="error">Falta la calle</p></form>
      <form><label>Teléfono <input class="red" id="red" /></label></form>
      <form><label>Mesa <input aria-invalid="true" id="silent" /></label></form>
      <fieldset aria-describedby="size-error"><legend>Tamaño</legend>
        <label><input type="radio" name="size" aria-invalid="true" /> Chica</label><p id="size-error">Elige uno</p></fieldset>
      <form><label>Buscar <input type="search" style="outline: 3px solid #c00" /></label></form>`,
    act: (page) => page.getByRole('searchbox').focus(),
    expected: ['#red', '#silent'],
  },
}
