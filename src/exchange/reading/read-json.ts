import { placeOfOffset, walkJson } from './json-places.ts'
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
    throw new SourceInvalid('not-json', placeOfOffset(body, walkJson(body)), { cause: error })
  }
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
