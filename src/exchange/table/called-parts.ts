import { looseName } from '../menu/name-keys.ts'

/** Parts of a menu by what the rows of a table call them: their id, or else their name. */
export class CalledParts<Part extends { id?: string | undefined; name: string }> {
  readonly #parts = new Map<string, Part>()
  readonly #byName = new Map<string, string>()

  constructor(parts: readonly Part[] = []) {
    for (const part of parts) this.set(part)
  }

  get all(): Part[] {
    return [...this.#parts.values()]
  }

  /** One that has no id takes the place of another without one that has its name. */
  set(part: Part): Part {
    const name = looseName(part.name)
    // no cell holds a blank at its start
    const key = part.id ?? ` ${name}`
    this.#parts.set(key, part)
    if (!this.#byName.has(name)) this.#byName.set(name, key)
    return part
  }

  find(word: string): Part | undefined {
    return this.#parts.get(word) ?? this.#parts.get(this.#byName.get(looseName(word)) ?? '')
  }
}
