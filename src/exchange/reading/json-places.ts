/** Where something stands in a text, counted from one as editors do. */
export type TextPlace = { line: number; column: number }

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

type Open = { path: string; isList: boolean; index: number; name?: string; keys: Set<string> }

/** A key where it begins, or an entry of a list where its value does, with its JSON path (`$.a[0]["b c"]`). */
type Part = {
  path: string
  offset: number
  key?: string
  /** whether its object has that key before */
  isAgain?: boolean
}

/** The parts of a JSON text, in order. @param text - that is JSON */
function* partsOf(text: string): Generator<Part> {
  const open: Open[] = []
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const around = open.at(-1)
    if (token === '}' || token === ']') open.pop()
    else if (token === ',' && around) Object.assign(around, { index: around.index + 1, name: undefined })
    else if (token === ':' || token === ',') continue
    else if (around && !around.isList && around.name === undefined) {
      const key = JSON.parse(token) as string
      around.name = step(key)
      yield { path: around.path + around.name, offset: index, key, isAgain: around.keys.has(key) }
      around.keys.add(key)
    } else {
      const path = around ? around.path + (around.name ?? `[${around.index}]`) : '$'
      if (around?.isList === true) yield { path, offset: index }
      if (token === '{' || token === '[')
        open.push({ path, isList: token === '[', index: 0, keys: new Set() })
    }
  }
}

/**
 * Keys that their object has before: readers of JSON take the last one, and the others are lost.
 * @param text - that is JSON
 * @source RFC 8259 §4 "The names within an object SHOULD be unique"
 */
export const doubledKeys = (text: string): { path: string; key: string }[] =>
  [...partsOf(text)].flatMap(({ path, key, isAgain }) =>
    key !== undefined && isAgain === true ? [{ path, key }] : [],
  )

const step = (name: string): string => (/^[\w$-]+$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`)

/** A last part of a JSON path. */
const LAST = /(?:\.[^.[\]]+|\[(?:\d+|"(?:[^"\\]|\\.)*")\])$/

/**
 * Line and column of paths; of one that is not there, of the nearest around it that is. The text is walked once.
 * @param text - that is JSON
 * @returns asks for a JSON path, as findings have it
 */
export function placesIn(text: string): (path: string) => TextPlace {
  const places = new Map([['$', 0]])
  for (const { path, offset } of partsOf(text)) places.set(path, offset)
  return (path) => {
    let at = path.replaceAll(/\["([\w$-]+)"\]/g, '.$1')
    while (!places.has(at) && LAST.test(at)) at = at.replace(LAST, '')
    return placeOfOffset(text, places.get(at) ?? 0)
  }
}

export function placeOfOffset(text: string, offset: number): TextPlace {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}
