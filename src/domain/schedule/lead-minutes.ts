import { SCHEDULE_LEAD_MINUTES } from '#domain/defaults.ts'

/**
 * How long before its slot an order must arrive: the mode's preparation, and at least the product's lead time.
 * @param minDelayInMinutes - the shortest preparation of the mode, or of the address
 * @units minutes
 * @source design §5 "Scheduling": lead time max(30 min, the mode's minDelay)
 */
export const leadMinutes = (minDelayInMinutes: number): number =>
  Math.max(SCHEDULE_LEAD_MINUTES, minDelayInMinutes)
