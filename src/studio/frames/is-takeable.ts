import type { Step } from '#scenarios/step.ts'

/**
 * Whether a draft can be led this way: nothing is sent to anybody from it, so there is no code to type; nobody orders
 * from it, before a plate changed or now.
 */
export const isTakeable = (step: Step): boolean =>
  !('fillCode' in step || 'plate' in step || 'newOrders' in step)
