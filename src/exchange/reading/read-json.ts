import { placeOfOffset } from './json-places.ts'
import { SourceInvalid } from './source-invalid.ts'

/** Deepest nesting that is read: no format nests a tenth of it, and a walk over it never runs out of stack. */
const MAX_LEVELS = 200

/** Parses JSON. @errors {@link SourceInvalid} `not-json` with line and column, `too-deep` */
export function readJson(text: string): unknown {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text
  if (depthOf(body) > MAX_LEVELS) throw new SourceInvalid('too-deep', { max: MAX_LEVELS })
  try {
    return JSON.parse(body) as unknown
  } catch (error) {
    throw new SourceInvalid('not-json', placeOfOffset(body, faultPosition(body)), { cause: error })
  }
}

const BLANK = /[ \t\r\n]*/y
const SCALAR =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy

/**
 * Where a text stops being JSON: engines name the place in their own words, or not at all.
 * @returns position of the first character that does not belong
 * @source RFC 8259
 */
function faultPosition(text: string): number {
  let at = 0
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
  const list = (close: string, item: () => boolean): boolean => {
    if (take(close)) return true
    for (;;) {
      if (!item()) return false
      if (take(close)) return true
      if (!take(',')) return false
    }
  }
  const name = (): boolean => {
    skip(BLANK)
    return text[at] === '"' && skip(SCALAR)
  }
  const value = (): boolean => {
    if (take('{')) return list('}', () => name() && take(':') && value())
    if (take('[')) return list(']', value)
    return skip(SCALAR)
  }
  value()
  skip(BLANK)
  return at
}

function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isText = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (char === '\\') at += 1
    else if (char === '"') isText = !isText
    else if (!isText && (char === '{' || char === '[')) deepest = Math.max(deepest, (depth += 1))
    else if (!isText && (char === '}' || char === ']')) depth -= 1
  }
  return deepest
}
