import type { LimitEntry, Operation, RateLimits, RateLimit } from '../contract/document.ts'
import { tokenHash } from '../secret-token.ts'
import type { NamedLimit, RateCounts } from './rate-counts.ts'
import { networkOf } from './network-of.ts'

/** Checks of a call. Each returns the seconds until a retry is allowed; 0 when the call may proceed. */
export type CallLimits = {
  /** counts the call by its visitor, all that is known before the body */
  ofVisitor(ip: string, now: Date): Promise<number>
  /** refuses after too many wrong tokens */
  ofGuesses(ip: string, now: Date): Promise<number>
  /** counts the call by what it names */
  ofRequest(asked: Asked, now: Date): Promise<number>
  /** for limits that the handler responds to itself */
  ofHandler(asked: Asked, now: Date): Promise<number>
  /** counts a response that found nothing */
  ofMiss(asked: Asked, now: Date): Promise<number>
  /** counts a wrong token; a repeated one, as from a till with a revoked token, is no guess */
  ofWrongToken(ip: string, token: string, now: Date): Promise<number>
}

type OwnLimit = LimitEntry & { rate: NamedLimit }

/** The limits of an operation, as declared in the contract. */
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

  /** Checks limits in order: a call refused by one is not counted by the next. */
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
 * Final digits that all spellings of a phone share: with or without the country, the trunk zero, the Argentine 9 or 15.
 * Too few strangers' phones have the same ending to fill a limit.
 */
const PHONE_END = 6

/** Parts of a request used for counting. */
type Asked = { ip: string; path?: object; query?: object; body?: unknown }

/**
 * The subject that a request is counted for under a limit.
 * @returns undefined when it names none, such as an order without a phone
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

/** The text at a place in a request, in the contract's notation: /body/branchContact/id. */
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
