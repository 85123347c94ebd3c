import type { MinorUnits } from '#generated/models.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { CHECKOUT_TABLE, minimumOf, OWN_ROWS } from './checkout-table.ts'
import type { CheckoutField, CheckoutForm } from './form.ts'

export type { CheckoutContext } from './checkout-context.ts'

/** Codes of the table's rows and of the product's own checks. */
export type CheckoutCode = (typeof CHECKOUT_TABLE | typeof OWN_ROWS)[number]['code']

/** A row that failed, and the field it belongs to; BELOW_MINIMUM also has the minimum. @units minor units */
export type CheckoutFailure = { code: CheckoutCode; field?: CheckoutField; params?: { min: MinorUnits } }

/** Everything that blocks the order, in table order, and the one failure the toast shows. */
export type CheckoutResult = { failures: CheckoutFailure[]; shown?: CheckoutFailure }

/**
 * Runs the product's own checks, then every row of the checkout table. The specification says "first failing message
 * shown by toast; later checks override earlier": each failing row replaces the message, so the diner sees the last
 * one. The other failures are returned too, to be shown beside their fields.
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
