import type { CheckoutField } from '#domain/checkout/form.ts'

/** Id of a field's control, so that sending can focus it. */
export const fieldId = (field: CheckoutField): string => `checkout-${field}`

/** An element that is on a page twice, for narrow and for wide screens, has `data-field` instead of an id. */
const shownOf = (field: CheckoutField): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`#${fieldId(field)}, [data-field='${field}']`)].filter(
    (element) => element.getClientRects().length > 0,
  )

/** Focuses the first of these fields in page order, whatever order the layout has. */
export function focusFirst(fields: readonly CheckoutField[]): void {
  const [first] = fields
    .flatMap(shownOf)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  first?.focus()
}
