import { isRecord } from '#domain/documents/is-record.ts'

import type { Cursor } from '../reading/source.ts'

const isSpanish = (place: Cursor): boolean => {
  const language = place.get('@language').value
  return typeof language === 'string' && /^es\b/i.test(language)
}

/**
 * A text as JSON-LD may write it: plain, with its language, or a list of such; the one in Spanish goes before others.
 * Texts in another language are told, and further ones stay unread.
 * @param max - longest the place where it goes can hold
 * @source https://www.w3.org/TR/json-ld11/ §4.2.4 "String Internationalization"
 */
export function textAt(place: Cursor, max: number): string | undefined {
  const texts = place
    .items()
    .filter((one) => typeof (isRecord(one.value) ? one.value['@value'] : one.value) === 'string')
  const chosen = texts.find(isSpanish) ?? texts[0]
  // A number is a name too: "7".
  if (chosen === undefined) return place.text(max)
  for (const other of texts)
    if (other !== chosen && other.get('@language').isThere) other.leave('translation')
  if (!isRecord(chosen.value)) return chosen.text(max)
  chosen.get('@language').take()
  return chosen.get('@value').text(max)
}
