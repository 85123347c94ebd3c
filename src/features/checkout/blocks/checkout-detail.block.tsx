import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { isDeliveryPriced } from '#domain/pricing/delivery-charge.ts'
import { defineBlock } from '#layout/define-block.ts'
import { checkout } from '#messages/checkout.ts'
import { tips } from '#messages/tips.ts'
import { useMenuPath } from '#session/links.ts'
import { useCheckoutQuote } from '#session/use-checkout-quote.ts'
import { useLoyalty } from '#session/use-loyalty.ts'
import { useOnline } from '#session/use-online.ts'
import { noRing } from '#ui/primitives/base/look.ts'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Skeleton } from '#ui/primitives/feedback/skeleton.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { OrderLines } from '#ui/patterns/order-lines.tsx'
import { RetryNotice } from '#ui/patterns/retry-notice.tsx'
import { SoldOutMark } from '#ui/patterns/sold-out-mark.tsx'
import { summaryLines } from '#ui/patterns/summary-lines.ts'
import { SummaryTable } from '#ui/patterns/summary-table.tsx'
import { Gate } from '../components/gate.tsx'
import { inPlace, Placed, type PlaceSettings } from '../components/placed.ts'
import { Section } from '../components/section.tsx'
import { useCheckout, useFieldError } from '../use-checkout.ts'

function Detail({ waiting }: { waiting: ReactNode }) {
  const t = useT(checkout, tips)
  const money = useMoney()
  const queryClient = useQueryClient()
  const { cart, quote, mode, delivery, isError } = useCheckoutQuote()
  const isOnline = useOnline()
  const gone = new Map(cart?.soldOut.map((line) => [line.index, line]))
  const program = useLoyalty().terms?.program.name
  if (!cart && !isError) return isOnline && mode && waiting
  return (
    <Section title={t('checkout.detail')}>
      <OrderLines
        lines={(cart?.items ?? []).map((item, index) => {
          const line = quote?.lines[index]
          const soldOut = gone.get(index)
          return {
            id: `${item.referenceId}.${index}`,
            item,
            total: line?.total ?? item.price * item.quantity,
            originalTotal: line && line.originalUnit * line.quantity,
            mark: soldOut && <SoldOutMark line={soldOut} />,
          }
        })}
      />
      <ItemsRefused />
      {isError && (
        <RetryNotice
          text={t('checkout.prices-failed')}
          onRetry={() => queryClient.refetchQueries({ type: 'active' })}
        />
      )}
      {!isError && !quote && isOnline && <Skeleton shapes={['text', 'text', 'title']} />}
      {quote && mode && (
        <SummaryTable
          lines={summaryLines({
            quote,
            mode,
            isDeliveryPriced: isDeliveryPriced(mode.type, delivery),
            program,
            t,
            money,
          })}
        />
      )}
      {quote?.missingForFreeDelivery !== undefined && (
        <Notice icon="bike">
          {t('checkout.missing-for-free', { amount: money(quote.missingForFreeDelivery) })}
        </Notice>
      )}
    </Section>
  )
}

function CheckoutDetail({ settings }: { settings: PlaceSettings }) {
  const waiting = settings.place === 'aside' && <Skeleton shapes={['row', 'row', 'button']} />
  return (
    <Placed data-place={settings.place}>
      <Gate skeleton={waiting}>
        <Detail waiting={waiting} />
      </Gate>
    </Placed>
  )
}

/** 'Detalle del pedido'. @source requirements CHK-05, PAY-02, PAY-03 */
export const checkoutDetailBlock = defineBlock<PlaceSettings>({
  type: 'checkout-detail',
  ...inPlace,
  render: CheckoutDetail,
})

const Refused = styled.div`
  &:focus {
    ${noRing}
  }
`

/** Why these products alone are not an order yet, beside them; sending moves the focus here. */
function ItemsRefused() {
  const t = useT(checkout)
  const menuPath = useMenuPath()
  const text = useFieldError(useCheckout(), 'items')
  if (text === undefined) return null
  return (
    <Refused data-field="items" tabIndex={-1} role="group" aria-label={text}>
      <Notice tone="danger">
        <p>{text}</p>
        <ButtonLink tone="quiet" to={menuPath}>
          {t('checkout.add-more')}
        </ButtonLink>
      </Notice>
    </Refused>
  )
}
