/** What XML 1.0 has no place for, not even escaped: control characters, halves of a pair, and two others. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it may stand between tags and in quoted attributes of HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** The same for XML, where some characters may not stand at all. */
export const escapeXml = (text: string): string =>
  escapeHtml(text.replaceAll(NOT_IN_XML, '\uFFFD')).replaceAll('\n', '&#10;')
