import type { Cursor, Source } from '../reading/source.ts'
import { isOfType } from './vocabulary.ts'

/** How deep a page nests its data. */
const MAX_DEPTH = 40

/** Every thing of a JSON-LD document, wherever it lies, and those that are named by `@id`. */
export class Graph {
  readonly #byId = new Map<string, Cursor>()
  readonly #visited = new Set<string>()
  readonly #addOns = new Set<string>()
  readonly menus: Cursor[] = []
  readonly sections: Cursor[] = []
  readonly items: Cursor[] = []

  constructor(source: Source) {
    this.#collect(source.root, 0)
  }

  /** The thing itself where only its `@id` stands. */
  resolve(node: Cursor): Cursor {
    const id = idOf(node.value) ?? (typeof node.value === 'string' ? node.value : undefined)
    const found = id !== undefined && isReference(node.value) ? this.#byId.get(id) : undefined
    if (!found) return node
    node.take()
    return found
  }

  /** Whether it is met for the first time: things that name each other are read once. */
  visit(node: Cursor): boolean {
    if (this.#visited.has(node.path)) return false
    this.#visited.add(node.path)
    return true
  }

  /** What may be added to a plate is on the menu there; a section that lists it as well still gets it as a plate. */
  addOn(node: Cursor): void {
    this.#addOns.add(node.path)
  }

  /** Whether it is nowhere on the menu yet. */
  isLoose({ path }: Cursor): boolean {
    return !this.#visited.has(path) && !this.#addOns.has(path)
  }

  #collect(node: Cursor, depth: number): void {
    if (depth > MAX_DEPTH || typeof node.value !== 'object' || node.value === null) return
    if (Array.isArray(node.value)) {
      for (const item of node.items()) this.#collect(item, depth + 1)
      return
    }
    const id = idOf(node.value)
    if (id !== undefined && !isReference(node.value)) this.#byId.set(id, node)
    const sort = isOfType(node.value, 'MenuSection')
      ? this.sections
      : isOfType(node.value, 'MenuItem')
        ? this.items
        : isMenu(node.value)
          ? this.menus
          : undefined
    sort?.push(node)
    for (const [key, child] of node.entries()) {
      if (key === '@context') child.take()
      else this.#collect(child, depth + 1)
    }
  }
}

const isMenu = (value: object): boolean =>
  isOfType(value, 'Menu') || Object.hasOwn(value, 'hasMenuSection') || Object.hasOwn(value, 'hasMenuItem')

function idOf(value: unknown): string | undefined {
  const id =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)['@id'] : undefined
  return typeof id === 'string' ? id : undefined
}

/** A thing of which only the name stands here, or a text that is such a name. */
function isReference(value: unknown): boolean {
  if (typeof value === 'string') return true
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  return keys.includes('@id') && keys.every((key) => key === '@id' || key === '@type')
}
