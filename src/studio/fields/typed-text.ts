/** The text typed into a field, and the value derived from it. */
export type TypedText = { readonly text: string; readonly sent: unknown }

/** The text of a field: as typed, while its value is still the one derived from it; after an undo the value itself. */
export function shownText(typed: TypedText | undefined, value: unknown): string {
  if (typed && typed.sent === value) return typed.text
  return typeof value === 'string' ? value : ''
}
