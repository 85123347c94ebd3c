import type { Db } from '../../db/store.ts'
import { takeOrderStep, type OrderStep } from '../orders/order-step.ts'
import { refuse, type Outcome } from './outcome.ts'

/** A step of the venue with a shipment, by {@link takeOrderStep}. */
export async function takeVenueStep<T>(
  tx: Db,
  step: OrderStep,
  take: () => Promise<Outcome<T>>,
  again: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const taken = await takeOrderStep(tx, step, { take, again, isTaken: ({ ok }) => ok })
  return 'kind' in taken ? refuse('IDEMPOTENCY_CONFLICT') : taken
}
