import { MINUTE_MS, WEEK_MS } from './lengths.ts'

/** A venue's time zone is not one this runtime knows: a wiring fault, tenant data is checked at start. */
export class UnknownTimeZoneError extends Error {
  override readonly name = 'UnknownTimeZoneError'

  constructor(timeZone: string, cause: unknown) {
    super(`Unknown IANA time zone "${timeZone}"`, { cause })
  }
}

/** An instant as epoch milliseconds or a Date. @units ms since 1970-01-01T00:00Z */
export type Instant = number | Date

// Formatters are costly to build and immutable; there are only as many as time zones in use.
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Clocks change on the quarter of an hour, wherever they change. @units ms */
const QUARTER_MS = 15 * MINUTE_MS
// Asking a formatter takes a phone a tenth of a millisecond, and a page asks about the same hours again and again.
const offsets = new Map<string, number>()
const MOST_OFFSETS = 2_000

/** A stretch of time with one offset of a zone. @units from and until in epoch milliseconds, `minutes` as {@link offsetMinutes} */
export type ZoneSpan = { readonly fromMs: number; readonly untilMs: number; readonly minutes: number }

/** What the clocks of a zone do for some time, one span after the other. */
export type ZoneRules = { readonly timeZone: string; readonly spans: readonly ZoneSpan[] }

// Those of the server, by zone.
const trusted = new Map<string, ZoneRules>()

/**
 * Goes by the rules of the server from now on: a phone without updates has those of its last year. For browsers alone.
 * @source decision 138
 */
export function trustRules(rules: ZoneRules): void {
  trusted.set(rules.timeZone, rules)
}

/** Year, month, day, hour, minute and second on the wall of a zone, written as if that were UTC. */
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
 * How far the wall clock of a zone is ahead of UTC at an instant; daylight saving included.
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
 * The instant at which the offset of a zone changes between two instants, found by halving.
 * The two may lie at most some weeks apart: a change and its opposite in between would not be seen.
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
 * What the clocks of a zone do between two instants. A change is found by its week.
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
