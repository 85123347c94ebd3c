import type { CheckoutField } from '#domain/checkout/form.ts'

/** Id of the control of a field, so that sending can put the focus there. */
export const fieldId = (field: CheckoutField): string => `checkout-${field}`

/** Puts the focus on the first of these fields as the page shows them, whatever order a layout gave it. */
export function focusFirst(fields: readonly CheckoutField[]): void {
  const [first] = fields
    .flatMap((field) => document.getElementById(fieldId(field)) ?? [])
    .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  first?.focus()
}
