/** Where something stands in a text, counted from one as editors do. */
export type TextPlace = { line: number; column: number }

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

type Open = { path: string; isList: boolean; index: number; name?: string }

/**
 * Where the parts of a JSON text stand.
 *
 * @param text - that is JSON
 * @returns by JSON path (`$.a[0]["b c"]`): a key where it begins, an entry of a list where its value does
 */
function jsonPlaces(text: string): Map<string, number> {
  const places = new Map([['$', 0]])
  const open: Open[] = []
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const around = open.at(-1)
    if (token === '}' || token === ']') open.pop()
    else if (token === ',' && around) Object.assign(around, { index: around.index + 1, name: undefined })
    else if (token === ':' || token === ',') continue
    else if (around && !around.isList && around.name === undefined) {
      around.name = step(JSON.parse(token) as string)
      places.set(around.path + around.name, index)
    } else {
      const path = around ? around.path + (around.name ?? `[${around.index}]`) : '$'
      if (around?.isList === true) places.set(path, index)
      if (token === '{' || token === '[') open.push({ path, isList: token === '[', index: 0 })
    }
  }
  return places
}

const step = (name: string): string => (/^[\w$-]+$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`)

/** A last part of a JSON path. */
const LAST = /(?:\.[^.[\]]+|\[(?:\d+|"(?:[^"\\]|\\.)*")\])$/

/**
 * Line and column of paths; of one that is not there, of the nearest around it that is. The text is walked once.
 *
 * @param text - that is JSON
 * @returns asks for a JSON path, as findings have it
 */
export function placesIn(text: string): (path: string) => TextPlace {
  const places = jsonPlaces(text)
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
