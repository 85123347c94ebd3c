/** What was typed into a field, and the value that was made of it. */
export type TypedText = { readonly text: string; readonly sent: unknown }

/** What a field shows: as it was typed, for as long as its value is what that made; after an undo the value itself. */
export function shownText(typed: TypedText | undefined, value: unknown): string {
  if (typed && typed.sent === value) return typed.text
  return typeof value === 'string' ? value : ''
}
