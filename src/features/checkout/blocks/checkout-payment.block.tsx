import { isOnlyCashRefused } from '#domain/delivery/payment-types.ts'
import { isCashAsked } from '#domain/checkout/checkout-context.ts'
import { defineBlock } from '#layout/define-block.ts'
import { checkout } from '#messages/checkout.ts'
import { checkoutErrors } from '#messages/checkout-errors.ts'
import { Radios } from '#ui/primitives/choice/radios.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useSessionValue } from '#session/page-context.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { CardSection } from '../components/card-section.tsx'
import { Cash } from '../components/cash.tsx'
import { gated } from '../components/gate.tsx'
import { Section } from '../components/section.tsx'
import { fieldId } from '../field-id.ts'
import { needsCard } from '../payable.ts'
import { useCheckout, useFieldError } from '../use-checkout.ts'
import { usePaymentChoice } from '../use-payment-choice.ts'

function Payment() {
  const t = useT(checkout, checkoutErrors)
  const order = useCheckout()
  const { prices, mode, payment: chosen, total } = order
  const error = useFieldError(order, 'paymentTypeId')
  const cardError = useFieldError(order, 'card')
  const { offered, choose } = usePaymentChoice(order)
  // another provider's card has other fields
  const left = useSessionValue('diner', (state) => state.left)
  if (!mode) return null
  const refusesCash = isOnlyCashRefused(mode, prices.delivery)
  return (
    <Section title={t('checkout.my-payment')}>
      {offered.length === 0 ? (
        <div id={fieldId('paymentTypeId')} tabIndex={-1}>
          <Notice tone="warning">
            {t(refusesCash ? 'checkout.error.NO_RIDERS_FOR_CASH' : 'checkout.no-payment')}
          </Notice>
        </div>
      ) : (
        <Radios
          id={fieldId('paymentTypeId')}
          legend={t('checkout.payment-method')}
          error={error}
          framed
          name="payment"
          options={offered.map(({ id, showName: label, description }) => ({ id, label, description }))}
          chosen={chosen?.id}
          onChoose={choose}
        />
      )}
      {isCashAsked({ mode, payment: chosen }) && <Cash checkout={order} />}
      {chosen && needsCard(chosen, prices.quote?.total) && (
        <CardSection key={`${chosen.id} ${left}`} payment={chosen} total={total} error={cardError} />
      )}
    </Section>
  )
}

/** 'Mi pago'. @source requirements CHK-04, CHK-13 */
export const checkoutPaymentBlock = defineBlock({ type: 'checkout-payment', render: gated(Payment) })
