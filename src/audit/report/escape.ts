import { escapeHtml } from '#domain/documents/escape-html.ts'

/** What XML 1.0 has no place for, not even escaped: control characters, halves of a pair, and two others. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A text for XML, where some characters may not stand at all. */
export const escapeXml = (text: string): string =>
  escapeHtml(text.replaceAll(NOT_IN_XML, '\uFFFD')).replaceAll('\n', '&#10;')
