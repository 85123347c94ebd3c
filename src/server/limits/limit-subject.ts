import type { RateLimit, RateLimits } from '../contract/document.ts'
import { networkOf } from './network-of.ts'

/** What of a request is counted by. */
export type Asked = { ip: string; path?: object; query?: object; body?: unknown }

/**
 * Whom a request is counted for under a limit.
 *
 * @returns undefined when it names none of them, as an order without a phone
 */
export function limitSubject(
  { subjects }: RateLimits,
  { by }: Pick<RateLimit, 'by'>,
  asked: Asked,
): string | undefined {
  const named = by.map((subject) => {
    if (subject === 'visitor') return networkOf(asked.ip)
    const text = (subjects[subject] ?? []).map((place) => textAt(asked, place)).find((one) => one !== '')
    return subject === 'phone' ? text?.replaceAll(/\D/g, '') : text
  })
  return named.every((one) => one !== undefined && one !== '') ? named.join(' ') : undefined
}

/** The text at a place of a request as the contract writes it: /body/branchContact/id. */
function textAt(asked: Asked, place: string): string {
  const value = valueAt(asked, place)
  return typeof value === 'string' ? value : ''
}

export function valueAt(asked: Asked, place: string): unknown {
  let value: unknown = asked
  for (const name of place.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Record<string, unknown>)[name]
  }
  return value
}
