import { daysBetween } from './civil-date.ts'
import { civilAt } from './zoned.ts'
import type { Instant } from './zone-offset.ts'

/**
 * Whether two instants are on the same calendar day in a time zone.
 * @errors throws UnknownTimeZoneError
 * @source design §5 "Venue time"
 */
export const isSameDay = (one: Instant, other: Instant, timeZone: string): boolean =>
  daysBetween(civilAt(one, timeZone), civilAt(other, timeZone)) === 0
