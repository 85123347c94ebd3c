/** A tag or a text of an XML file, in order. Namespaces prefixes are dropped; no declarations are obeyed. */
export type XmlPart =
  | { kind: 'open'; name: string; attributes: string; empty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

const PART =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/g

/** The parts of an XML text. Entities other than the five of XML and character numbers stay as they are. */
export function* xmlParts(xml: string): Generator<XmlPart> {
  for (const [, cdata, slash, name, attributes = '', empty, text] of xml.matchAll(PART)) {
    if (cdata !== undefined) yield { kind: 'text', text: cdata }
    else if (text !== undefined) yield { kind: 'text', text: withoutEntities(text) }
    else if (name !== undefined && slash === '/') yield { kind: 'close', name }
    else if (name !== undefined) yield { kind: 'open', name, attributes, empty: empty === '/' }
  }
}

/** The value of an attribute, with or without a prefix. */
export function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : withoutEntities(value)
}

const NAMES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function withoutEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g,
    (...found: string[]) => {
      const [whole = '', decimal, hex, name] = found
      if (name !== undefined) return NAMES[name] ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
}
