import type { ImportNote, NoteCode } from '#domain/exchange/import-note.ts'

import { noteOf, type NoteParams } from '../reading/note-of.ts'
import type { ReadToken } from './resolve-value.ts'
import { tokenColor } from './token-color.ts'
import type { Token } from './token-tree.ts'

/** Notes on tokens, and account of which of them were used. */
export class TokenNotes {
  readonly #notes = new Map<string, ReturnType<typeof noteOf>>()
  readonly #used = new Set<string>()

  /** Notes of one kind with one reason are one, with all their places. */
  add(code: NoteCode, path: string, what: unknown, params?: NoteParams): void {
    const note = noteOf(code, path, what, params)
    const kind = `${code} ${note.why}`
    const found = this.#notes.get(kind)
    if (!found) this.#notes.set(kind, note)
    else if (!found.paths.includes(path)) found.paths.push(path)
  }

  /** The token has no place: the note says why, and it needs no further word. */
  leave({ place, value }: Pick<Token, 'place' | 'value'>, code: NoteCode, params?: NoteParams): void {
    this.add(code, place, value, params)
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
