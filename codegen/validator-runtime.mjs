/* What the precompiled validators call. Copied into src/generated/validators as it stands. */

/** Number of characters of a text, counted as people do: a surrogate pair is one. */
export function ucs2length(text) {
  let length = 0
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    if (unit >= 0xd800 && unit <= 0xdbff && index + 1 < text.length) {
      const next = text.charCodeAt(index + 1)
      if (next >= 0xdc00 && next <= 0xdfff) index += 1
    }
    length += 1
  }
  return length
}

/** Whether two JSON values are the same. */
export function equal(left, right) {
  if (left === right) return true
  if (left === null || right === null || typeof left !== 'object' || typeof right !== 'object') return false
  if (Array.isArray(left) !== Array.isArray(right)) return false
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  return keys.every((key) => Object.hasOwn(right, key) && equal(left[key], right[key]))
}

const DATE = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const INSTANT =
  /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

/** A day of the calendar, YYYY-MM-DD; the 30th of February is none. */
export function isDate(text) {
  const parts = DATE.exec(text)
  if (!parts) return false
  const [, year, month, day] = parts.map(Number)
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** A point in time, ISO 8601 with a zone. */
export function isInstant(text) {
  const parts = INSTANT.exec(text)
  return parts !== null && isDate(parts[1])
}

/** The formats of the schemas by name. */
export const formats = { date: isDate, 'date-time': isInstant }
