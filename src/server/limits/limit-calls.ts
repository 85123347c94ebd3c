import type { LimitEntry, Operation, RateLimits, RateLimit } from '../contract/document.ts'
import { tokenHash } from '../secret-token.ts'
import type { NamedLimit, RateCounts } from './rate-counts.ts'
import { networkOf } from './network-of.ts'

/** Each is the seconds after which to try again; 0 for a call that may go on. */
export type CallLimits = {
  /** counts the call by who makes it, all that is known before the body */
  ofVisitor(ip: string, now: Date): Promise<number>
  /** after too many wrong tokens */
  ofGuesses(ip: string, now: Date): Promise<number>
  /** counts it by what it names */
  ofRequest(asked: Asked, now: Date): Promise<number>
  /** of the limits that the handler answers for */
  ofHandler(asked: Asked, now: Date): Promise<number>
  /** counts an answer that showed nothing */
  ofMiss(asked: Asked, now: Date): Promise<number>
  /** counts a wrong token; one that comes again, as of a till that nobody told, is no guess */
  ofWrongToken(ip: string, token: string, now: Date): Promise<number>
}

type OwnLimit = LimitEntry & { rate: NamedLimit }

/** The limits of an operation as the contract declares them. */
export function callLimits(
  rates: RateLimits,
  counts: RateCounts,
  operation: Pick<Operation, 'id' | 'limits'>,
): CallLimits {
  const own = operation.limits.map((entry): OwnLimit => {
    const rate = rates.limits[entry.limit]
    if (rate === undefined) throw new Error(`${operation.id} has an unknown limit ${entry.limit}`)
    return { ...entry, rate: { ...rate, name: entry.limit } }
  })
  const ofKind = (kind: NamedLimit['counts']) => own.filter(({ rate }) => rate.counts === kind)
  const everyCall = ofKind(undefined)
  const byHandler = everyCall.filter(({ answeredBy }) => answeredBy === 'handler')
  const byVisitor = everyCall.filter((one) => isKnownAtOnce(one) && !byHandler.includes(one))
  const byRequest = everyCall.filter((one) => !byVisitor.includes(one) && !byHandler.includes(one))
  const guesses = ofKind('wrong-tokens')

  /** One limit after the other: what the first refuses, the next does not count. */
  const first = async (
    limits: readonly OwnLimit[],
    asked: Asked,
    ask: (rate: NamedLimit, subject: string) => Promise<number>,
  ): Promise<number> => {
    for (const { rate, when } of limits) {
      if (when !== undefined && valueAt(asked, when) === undefined) continue
      const subject = limitSubject(rates, rate, asked)
      const wait = subject === undefined ? 0 : await ask(rate, subject)
      if (wait > 0) return wait
    }
    return 0
  }
  const take = (limits: readonly OwnLimit[], asked: Asked, now: Date) =>
    first(limits, asked, (rate, subject) => counts.take(rate, subject, now))

  return {
    ofVisitor: (ip, now) => take(byVisitor, { ip }, now),
    ofGuesses: (ip, now) => first(guesses, { ip }, (rate, subject) => counts.peek(rate, subject, now)),
    ofRequest: (asked, now) => take(byRequest, asked, now),
    ofHandler: (asked, now) => take(byHandler, asked, now),
    ofMiss: (asked, now) => take(ofKind('misses'), asked, now),
    ofWrongToken(ip, token, now) {
      const thing = tokenHash(token)
      return first(guesses, { ip }, (rate, subject) => counts.takeOnce(rate, subject, thing, now))
    },
  }
}

const isKnownAtOnce = ({ rate, when }: OwnLimit): boolean =>
  when === undefined && rate.by.every((subject) => subject === 'visitor')

/**
 * So many digits end every spelling of a phone alike: with and without the country, the trunk zero, the Argentine 9 or 15.
 * Strangers whose phones end alike are too few to fill a limit.
 */
const PHONE_END = 6

/** What of a request is counted by. */
type Asked = { ip: string; path?: object; query?: object; body?: unknown }

/**
 * Whom a request is counted for under a limit.
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
    return subject === 'phone' ? text?.replaceAll(/\D/g, '').slice(-PHONE_END) : text
  })
  return named.every((one) => one !== undefined && one !== '') ? named.join(' ') : undefined
}

/** The text at a place of a request as the contract writes it: /body/branchContact/id. */
function textAt(asked: Asked, place: string): string {
  const value = valueAt(asked, place)
  return typeof value === 'string' ? value : ''
}

function valueAt(asked: Asked, place: string): unknown {
  let value: unknown = asked
  for (const name of place.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Record<string, unknown>)[name]
  }
  return value
}
