import { timeLimit } from '#platform/time-limit.ts'

/** Timeout of a call that moves money: longer than a venue's network drops out. @units ms */
export const PAYMENT_TIMEOUT_MS = 30_000

/** The signal of a call that moves money. */
export const paymentLimit = () => timeLimit(PAYMENT_TIMEOUT_MS)

/** Timeout of a call that carries files or draws a brand: enough for some megabytes over a slow line. @units ms */
export const LONG_TIMEOUT_MS = 120_000

/** The signal of a call that carries files or draws a brand. */
export const longLimit = () => timeLimit(LONG_TIMEOUT_MS)
