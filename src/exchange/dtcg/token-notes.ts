import { shortText } from '#domain/documents/cut-text.ts'
import type { ImportNote, NoteCode } from '#domain/exchange/import-note.ts'
import { noteSeverity, noteText } from '#messages/exchange-notes.ts'

import type { ReadToken } from './read-token.ts'
import { tokenColor } from './token-color.ts'

const MAX_SHOWN = 80

/** Notes on tokens, and account of which of them were used. */
export class TokenNotes {
  readonly #notes = new Map<string, ImportNote>()
  readonly #used = new Set<string>()

  /** Notes of one kind with one reason are one, with all their places. */
  add(
    code: NoteCode,
    path: string,
    what: unknown,
    params: Readonly<Record<string, string | number>> = {},
  ): void {
    const why = noteText(code, params)
    const found = this.#notes.get(`${code} ${why}`)
    if (found?.paths.includes(path) === true) return
    const text = typeof what === 'string' ? what : (JSON.stringify(what) ?? '')
    this.#notes.set(`${code} ${why}`, {
      code,
      severity: noteSeverity(code),
      path: found?.path ?? path,
      paths: [...(found?.paths ?? []), path],
      what: found?.what ?? shortText(text, MAX_SHOWN),
      why,
    })
  }

  /** The token at this place needs no further word. */
  use(place: string): void {
    this.#used.add(place)
  }

  /** A token and those that its value came through. */
  useAll(token: ReadToken | undefined): void {
    if (!token) return
    this.#used.add(token.place)
    for (const path of token.through) this.#used.add(`through ${path}`)
  }

  /** Names every token that was not used, neither itself nor by an alias of one that was. */
  rest(tokens: readonly ReadToken[]): void {
    for (const { place, path, type, value } of tokens) {
      if (this.#used.has(place) || this.#used.has(`through ${path}`)) continue
      const isUnreadable = type === 'color' && tokenColor(value) === undefined
      this.add(isUnreadable ? 'not-a-color' : 'no-role', place, value)
    }
  }

  all(): ImportNote[] {
    return [...this.#notes.values()]
  }
}
