import type { CheckoutField } from '#domain/checkout/form.ts'

/** Id of the control of a field, so that sending can put the focus there. */
export const fieldId = (field: CheckoutField): string => `checkout-${field}`

/** What stands on a page twice, once for narrow and once for wide screens, has no id; it says so by `data-field`. */
const shownOf = (field: CheckoutField): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`#${fieldId(field)}, [data-field='${field}']`)].filter(
    (element) => element.getClientRects().length > 0,
  )

/** Puts the focus on the first of these fields as the page shows them, whatever order a layout gave it. */
export function focusFirst(fields: readonly CheckoutField[]): void {
  const [first] = fields
    .flatMap(shownOf)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  first?.focus()
}
