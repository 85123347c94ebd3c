import type { CheckoutFailure } from '#domain/checkout/check-checkout.ts'
import { checkoutErrors } from '#messages/checkout-errors.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'

/** The text of a failed check, with its amount. @source diner spec §5 checkout table */
export function useFailureText() {
  const t = useT(checkoutErrors)
  const money = useMoney()
  return (failure: CheckoutFailure | undefined): string | undefined => {
    if (!failure) return undefined
    if (failure.code === 'BELOW_MINIMUM')
      return t('checkout.error.BELOW_MINIMUM', { min: money(failure.params?.min ?? 0) })
    return t(`checkout.error.${failure.code}`)
  }
}
