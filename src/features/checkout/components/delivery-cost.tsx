import { useQueryClient } from '@tanstack/react-query'
import styled from 'styled-components'
import { canAskFee } from '#domain/address/address.ts'
import { checkout } from '#messages/checkout.ts'
import { checkoutErrors } from '#messages/checkout-errors.ts'
import { useSessionValue } from '#session/page-context.ts'
import { useDeliveryInfo } from '#session/use-payment.ts'
import { useCheckoutQuote } from '#session/use-checkout-quote.ts'
import { space, token } from '#theme/tokens.ts'
import { wrap } from '#ui/primitives/base/look.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { PriceBefore } from '#ui/patterns/price-before.tsx'
import { RetryNotice } from '#ui/patterns/retry-notice.tsx'

const Line = styled.p`
  ${wrap(0, 3)}
  justify-content: space-between;
  font-variant-numeric: tabular-nums;

  > span:first-child {
    color: ${token.description};
  }
  s {
    margin-inline-end: ${space(2)};
    color: ${token.description};
  }
`

/** The delivery cost line of the address: the cost, a loading state, or why delivery is not possible. */
export function DeliveryCost() {
  const t = useT(checkout, checkoutErrors)
  const money = useMoney()
  const queryClient = useQueryClient()
  const location = useSessionValue('diner', (state) => state.location)
  const { mode, quote } = useCheckoutQuote()
  const { info, isLoading, isError } = useDeliveryInfo(mode)
  if (!canAskFee(location)) return null
  if (isError && !isLoading) {
    const retry = () => queryClient.refetchQueries({ queryKey: ['delivery-info'] })
    return <RetryNotice text={t('checkout.delivery-cost-failed')} onRetry={retry} />
  }
  if (info && (!info.inside || info.providersFailed)) {
    return (
      <Notice tone="warning" live>
        {t(info.inside ? 'checkout.error.NO_RIDERS' : 'checkout.error.OUT_OF_ZONE')}
      </Notice>
    )
  }
  return (
    <Line role="status">
      <span>{t('checkout.delivery-cost')}</span>
      {info && quote ? (
        <span>
          {quote.freeDelivery && quote.deliveryFeeBeforeFree > 0 && (
            <PriceBefore amount={money(quote.deliveryFeeBeforeFree)} />
          )}
          {quote.deliveryFee === 0 ? t('checkout.free') : money(quote.deliveryFee)}
        </span>
      ) : (
        <span>{t('checkout.delivery-cost-loading')}</span>
      )}
    </Line>
  )
}
