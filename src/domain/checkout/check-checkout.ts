import type { CheckoutContext, CheckoutFailure } from './check.ts'
import { CHECKOUT_CHECKS, OWN_CHECKS } from './checks/index.ts'
import type { CheckoutForm } from './form.ts'

export { CHECKOUT_CODES } from './check.ts'
export type { CheckoutCode, CheckoutContext, CheckoutFailure } from './check.ts'

/** All that keeps an order from being sent, in table order, and the one failure the toast shows. */
export type CheckoutResult = { failures: CheckoutFailure[]; shown?: CheckoutFailure }

/**
 * Runs every row of the checkout table, and before it what the product asks of its own.
 * The specification has "first failing message shown by toast; later checks override earlier": each failing row sets
 * the message and the next one replaces it, so what the diner sees is the last failing row. The others are given
 * too, to be shown beside their fields.
 *
 * @returns no failures when the order may be sent
 * @errors the codes of {@link CheckoutCode}
 * @source diner spec §5 "Checkout"; design §5 "Errors: the spec's toast and the same text beside the field"
 */
export function checkCheckout(form: CheckoutForm, context: CheckoutContext): CheckoutResult {
  const failures = [...OWN_CHECKS, ...CHECKOUT_CHECKS].flatMap((check) => check(form, context) ?? [])
  return { failures, shown: failures.at(-1) }
}
