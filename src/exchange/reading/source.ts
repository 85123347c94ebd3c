import { shortText } from '#domain/documents/cut-text.ts'
import type { ImportNote, NoteCode } from '#domain/exchange/import-note.ts'
import { noteOf, type NoteParams } from './note-of.ts'

/**
 * A parsed source, with account of what was made of each of its values: read, or named in a note. At the end
 * {@link Source.finish} names all the rest, so that nothing is lost silently.
 */
export class Source {
  /** Those of one kind with one reason are one, with all their places. */
  readonly #notes = new Map<string, ReturnType<typeof noteOf>>()
  readonly #accounted = new Set<string>()
  readonly root: Cursor

  constructor(readonly value: unknown) {
    this.root = new Cursor(this, value, '$')
  }

  /** The value at this path, and all below it, needs no further word. */
  account(path: string): void {
    this.#accounted.add(path)
  }

  /** @returns nothing: what a reader has of a value that it only tells of */
  note(code: NoteCode, path: string, what: unknown, params?: NoteParams): undefined {
    const note = noteOf(code, path, what, params)
    const kind = kindOf(note)
    const found = this.#notes.get(kind)
    if (found) found.paths.push(path)
    else this.#notes.set(kind, note)
  }

  /**
   * All notes; those of values that nobody read come last.
   * @param technical - last keys of values that only the other system needs: versions, time stamps
   */
  finish(technical: ReadonlySet<string> = new Set()): ImportNote[] {
    for (const { path, key, value } of this.#unread(this.value, '$', ''))
      this.note(technical.has(key) ? 'technical' : 'not-placed', path, value)
    return [...this.#notes.values()]
  }

  *#unread(value: unknown, path: string, key: string): Generator<Leaf> {
    if (this.#accounted.has(path)) return
    if (typeof value !== 'object' || value === null) {
      if (value !== undefined) yield { path, key, value }
      return
    }
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) yield* this.#unread(item, `${path}[${index}]`, key)
      return
    }
    for (const [name, item] of Object.entries(value)) yield* this.#unread(item, path + stepOf(name), name)
  }
}

type Leaf = { path: string; key: string; value: unknown }

/** A place in a {@link Source}. What is absent is a place too, without a value. */
export class Cursor {
  constructor(
    readonly source: Source,
    /** looked at without being counted as read */
    readonly value: unknown,
    readonly path: string,
  ) {}

  get isThere(): boolean {
    return this.value !== undefined && this.value !== null
  }

  get(key: string): Cursor {
    const { value } = this
    const isOwn = typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    const found = isOwn ? (value as Record<string, unknown>)[key] : undefined
    return new Cursor(this.source, found, this.path + stepOf(key))
  }

  /** The things of a list; a single thing counts as a list of one, as JSON-LD has it. */
  items(): Cursor[] {
    if (!this.isThere) return []
    if (!Array.isArray(this.value)) return [this]
    return this.value.map((item, index) => new Cursor(this.source, item, `${this.path}[${index}]`))
  }

  entries(): [string, Cursor][] {
    const { value } = this
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
    return Object.keys(value).map((key) => [key, this.get(key)])
  }

  /**
   * A text, or a number as text; counted as read.
   * @param max - longest the place where it goes can hold; what is longer is cut, with a note
   * @returns nothing for blanks and for what is no text; the latter stays unread
   */
  text(max?: number): string | undefined {
    const { value } = this
    if (typeof value !== 'string' && typeof value !== 'number') return undefined
    this.source.account(this.path)
    const text = clean(String(value))
    if (max === undefined || text.length <= max) return text === '' ? undefined : text
    this.source.note('shortened', this.path, text, { max })
    return shortText(text, max)
  }

  number(): number | undefined {
    if (typeof this.value !== 'number' || !Number.isFinite(this.value)) return undefined
    this.source.account(this.path)
    return this.value
  }

  flag(): boolean | undefined {
    if (typeof this.value !== 'boolean') return undefined
    this.source.account(this.path)
    return this.value
  }

  /** Counts the value, and all below it, as read. */
  take(): unknown {
    this.source.account(this.path)
    return this.value
  }

  /** The value has no place: the note says why. Absent values need none. */
  leave(code: NoteCode, params?: NoteParams): undefined {
    if (!this.isThere) return
    this.source.account(this.path)
    this.source.note(code, this.path, this.value, params)
  }

  /** A note on a value that is used all the same. */
  note(code: NoteCode, params?: NoteParams): undefined {
    this.source.note(code, this.path, this.value, params)
  }
}

/** What these say of differs each time, and is written nowhere else. */
const TOLD_EACH: ReadonlySet<NoteCode> = new Set([
  'bad-price',
  'duplicate',
  'shared-code',
  'tag-colors',
  'unknown-value',
])

function kindOf({ code, why, what, path }: ImportNote): string {
  const own = TOLD_EACH.has(code) ? what : ''
  return `${code} ${why} ${path.replaceAll(/\[\d+\]|\d+/g, '*')} ${own}`
}

/** Control characters and runs of blanks mean nothing in a name; line ends are kept as one. */
const clean = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n]|\u00A0/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()

const stepOf = (key: string): string =>
  /^[A-Za-z_$@][\w$]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`
