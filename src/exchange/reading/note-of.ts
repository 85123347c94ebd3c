import { shortText } from '#domain/documents/cut-text.ts'
import type { ImportNote, NoteCode } from '#domain/exchange/import-note.ts'
import { noteSeverity, noteText } from '#messages/exchange-notes.ts'

/** Longest value that a note repeats. */
const MAX_SHOWN = 80

/** What is filled into the reason of a note. */
export type NoteParams = Readonly<Record<string, string | number>>

/** A note on one place of a source; more places of its kind join it. */
export function noteOf(
  code: NoteCode,
  path: string,
  what: unknown,
  params: NoteParams = {},
): ImportNote & { paths: string[] } {
  const text = typeof what === 'string' ? what : (JSON.stringify(what) ?? '')
  return {
    code,
    severity: noteSeverity(code),
    path,
    paths: [path],
    what: shortText(text, MAX_SHOWN),
    why: noteText(code, params),
  }
}
