/** One minute. @units ms */
export const MINUTE_MS = 60_000
/** One hour. @units ms */
export const HOUR_MS = 60 * MINUTE_MS
/** Twenty-four hours, ignoring daylight saving. @units ms */
export const DAY_MS = 24 * HOUR_MS
/** Seven days. @units ms */
export const WEEK_MS = 7 * DAY_MS
