import type { OperationId } from '../contract/handlers.ts'

/**
 * Calls that the contract describes and a later version serves: each answers 501 NOT_IMPLEMENTED. This is the
 * only place where a call is left out; the start compares it with the contract's x-later marks.
 */
export const LATER = [] as const satisfies readonly OperationId[]

export type LaterOperation = (typeof LATER)[number]
