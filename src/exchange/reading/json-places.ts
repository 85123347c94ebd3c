/** Where something stands in a text, counted from one as editors do. */
export type TextPlace = { line: number; column: number }

/** A key where it begins, or an entry of a list where its value does, with its JSON path (`$.a[0]["b c"]`). */
type Part = {
  path: string
  offset: number
  key?: string
  /** whether its object has that key before */
  isAgain?: boolean
}

const BLANK = /[ \t\r\n]*/y
const SCALAR =
  /"(?:[^"\\\p{Cc}]|[\u007F-\u009F]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy

/**
 * Walks a text as far as it is valid JSON, and reports its parts in order.
 * @returns position of the first character that does not belong, which engines name in their own words or not at all
 * @source RFC 8259
 */
export function walkJson(text: string, onPart: (part: Part) => void = () => undefined): number {
  let at = text.startsWith('\uFEFF') ? 1 : 0
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    at += found?.[0].length ?? 0
    return found !== null
  }
  const take = (char: string): boolean => {
    skip(BLANK)
    if (text[at] !== char) return false
    at += 1
    return true
  }
  const list = (close: string, item: (index: number) => boolean): boolean => {
    if (take(close)) return true
    for (let index = 0; ; index += 1) {
      skip(BLANK)
      if (!item(index)) return false
      if (take(close)) return true
      if (!take(',')) return false
    }
  }
  const entry = (around: string, keys: Set<string>): boolean => {
    const offset = at
    if (text[at] !== '"' || !skip(SCALAR)) return false
    const key = JSON.parse(text.slice(offset, at)) as string
    const path = around + step(key)
    onPart({ path, offset, key, isAgain: keys.has(key) })
    keys.add(key)
    return take(':') && value(path)
  }
  const value = (path: string): boolean => {
    if (take('{')) {
      const keys = new Set<string>()
      return list('}', () => entry(path, keys))
    }
    if (take('['))
      return list(']', (index) => {
        onPart({ path: `${path}[${index}]`, offset: at })
        return value(`${path}[${index}]`)
      })
    return skip(SCALAR)
  }
  value('$')
  skip(BLANK)
  return at
}

/**
 * Keys that their object has before: readers of JSON take the last one, and the others are lost.
 * @param text - that is JSON
 * @source RFC 8259 §4 "The names within an object SHOULD be unique"
 */
export function doubledKeys(text: string): { path: string; key: string }[] {
  const found: { path: string; key: string }[] = []
  walkJson(text, ({ path, key, isAgain }) => {
    if (key !== undefined && isAgain === true) found.push({ path, key })
  })
  return found
}

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
  walkJson(text, ({ path, offset }) => places.set(path, offset))
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
