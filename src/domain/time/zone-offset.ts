import { MINUTE_MS, WEEK_MS } from './lengths.ts'

/** A venue's time zone is unknown to this runtime. This is a wiring fault: tenant data is checked at start. */
export class UnknownTimeZoneError extends Error {
  override readonly name = 'UnknownTimeZoneError'

  constructor(timeZone: string, cause: unknown) {
    super(`Unknown IANA time zone "${timeZone}"`, { cause })
  }
}

/** An instant as epoch milliseconds or a Date. @units ms since 1970-01-01T00:00Z */
export type Instant = number | Date

// Formatters are expensive to create and immutable; there is one per time zone in use.
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Offset changes happen on a quarter of an hour, in every zone. @units ms */
const QUARTER_MS = 15 * MINUTE_MS
// A formatter call takes a phone a tenth of a millisecond, and a page needs the same hours many times.
const offsets = new Map<string, number>()
const MOST_OFFSETS = 2_000

/** A period with one UTC offset. @units from and until in epoch milliseconds, `minutes` as {@link offsetMinutes} */
export type ZoneSpan = { readonly fromMs: number; readonly untilMs: number; readonly minutes: number }

/** The offsets of a zone over a period, as consecutive spans. */
export type ZoneRules = { readonly timeZone: string; readonly spans: readonly ZoneSpan[] }

// The server's rules, by zone.
const trusted = new Map<string, ZoneRules>()

/**
 * Uses the server's rules from now on: a phone without updates may have outdated ones. For browsers only.
 * @source decision 138
 */
export function trustRules(rules: ZoneRules): void {
  trusted.set(rules.timeZone, rules)
}

/** The local date and time in a zone, encoded as if it were UTC. */
function wallMs(instantMs: number, timeZone: string): number {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    try {
      formatter = new Intl.DateTimeFormat('en-US', {
        timeZone,
        calendar: 'gregory',
        numberingSystem: 'latn',
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      })
    } catch (cause) {
      throw new UnknownTimeZoneError(timeZone, cause)
    }
    formatters.set(timeZone, formatter)
  }
  const field: Record<string, number> = {}
  for (const part of formatter.formatToParts(instantMs)) field[part.type] = Number(part.value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = field
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** Epoch milliseconds of an instant. @units ms @source assumed: callers hold Dates or numbers */
export const instantMs = (instant: Instant): number =>
  typeof instant === 'number' ? instant : instant.getTime()

/**
 * The UTC offset of a zone at an instant, daylight saving included.
 * @units minutes, negative in the Americas
 * @errors throws {@link UnknownTimeZoneError}
 * @source design §5 "Venue time"
 */
export function offsetMinutes(instant: Instant, timeZone: string): number {
  const quarter = Math.floor(instantMs(instant) / QUARTER_MS)
  const at = quarter * QUARTER_MS
  const span = trusted.get(timeZone)?.spans.find(({ fromMs, untilMs }) => fromMs <= at && at < untilMs)
  if (span) return span.minutes
  const key = `${quarter} ${timeZone}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const offset = Math.round((wallMs(at, timeZone) - at) / MINUTE_MS)
  if (offsets.size >= MOST_OFFSETS) offsets.clear()
  offsets.set(key, offset)
  return offset
}

/**
 * The instant between two others at which the offset of a zone changes, by binary search. The two must be at most some
 * weeks apart: a change and its reversal in between would be missed.
 * @returns the first whole minute with the new offset, or undefined when both ends have the same
 * @units ms
 * @errors throws {@link UnknownTimeZoneError}
 * @source design §5 "Venue time"
 */
export function offsetChange(fromMs: number, untilMs: number, timeZone: string): number | undefined {
  const before = offsetMinutes(fromMs, timeZone)
  if (offsetMinutes(untilMs, timeZone) === before) return undefined
  let low = Math.floor(fromMs / MINUTE_MS)
  let high = Math.ceil(untilMs / MINUTE_MS)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetMinutes(middle * MINUTE_MS, timeZone) === before) low = middle
    else high = middle
  }
  return high * MINUTE_MS
}

/**
 * The offsets of a zone between two instants. Changes are searched week by week.
 * @errors throws {@link UnknownTimeZoneError}
 * @source design §5 "Venue time"
 */
export function zoneRules(fromMs: number, untilMs: number, timeZone: string): ZoneRules {
  const starts = [fromMs]
  for (let at = fromMs; at < untilMs; at += WEEK_MS) {
    const change = offsetChange(at, Math.min(at + WEEK_MS, untilMs), timeZone)
    if (change !== undefined && change < untilMs) starts.push(change)
  }
  const spans = starts.map((start, nth) => ({
    fromMs: start,
    untilMs: starts[nth + 1] ?? untilMs,
    minutes: offsetMinutes(start, timeZone),
  }))
  return { timeZone, spans }
}
