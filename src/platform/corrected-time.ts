import { systemClock } from './clock.ts'

/** A moment that the machine's own clock told, such as when an answer came, by the corrected one. @units milliseconds since the epoch */
export const correctedTime = (machineMs: number): number => systemClock.now() - (Date.now() - machineMs)
