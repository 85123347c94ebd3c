import { isRecord } from '#domain/documents/is-record.ts'

/**
 * The same value with every key in snake_case: Square's API writes `item_data`, its newer libraries print `itemData`.
 * @param value - parsed JSON
 * @returns a copy; values and the order of keys stay
 */
export function snakeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeKeys)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [snake(key), snakeKeys(inner)]))
}

/** A key that is a name, and not an id, in snake_case. */
const snake = (key: string): string =>
  /^[a-z][A-Za-z]*$/.test(key) ? key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : key
