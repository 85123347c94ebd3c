import type { MinorUnits } from '#generated/models.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { CHECKOUT_TABLE, minimumOf, OWN_ROWS } from './checkout-table.ts'
import type { CheckoutField, CheckoutForm } from './form.ts'

export type { CheckoutContext } from './checkout-context.ts'

/** Of a row of the table, or of what the product asks beyond it. */
export type CheckoutCode = (typeof CHECKOUT_TABLE | typeof OWN_ROWS)[number]['code']

/** A row that failed, and the field it belongs to; BELOW_MINIMUM also has the minimum. @units minor units */
export type CheckoutFailure = { code: CheckoutCode; field?: CheckoutField; params?: { min: MinorUnits } }

/** All that keeps an order from being sent, in table order, and the one failure the toast shows. */
export type CheckoutResult = { failures: CheckoutFailure[]; shown?: CheckoutFailure }

/**
 * Runs every row of the checkout table, and before it what the product asks of its own.
 * The specification has "first failing message shown by toast; later checks override earlier": each failing row sets
 * the message and the next one replaces it, so what the diner sees is the last failing row. The others are given
 * too, to be shown beside their fields.
 * @returns no failures when the order may be sent
 * @errors the codes of {@link CheckoutCode}
 * @source diner spec §5 "Checkout"; design §5 "Errors: the spec's toast and the same text beside the field"
 */
export function checkCheckout(form: CheckoutForm, context: CheckoutContext): CheckoutResult {
  const failures = [...OWN_ROWS, ...CHECKOUT_TABLE]
    .filter(({ fails }) => fails(form, context))
    .map(({ code, field }): CheckoutFailure =>
      code === 'BELOW_MINIMUM' ? { code, field, params: { min: minimumOf(context) } } : { code, field },
    )
  return { failures, shown: failures.at(-1) }
}
