import { isOnlyCashRefused } from '#domain/delivery/payment-types.ts'
import { isCashAsked } from '#domain/checkout/check.ts'
import styled from 'styled-components'
import { defineBlock } from '#layout/define-block.ts'
import { useSession } from '#session/session-context.tsx'
import { text } from '#theme/tokens.ts'
import { ChoiceGroup } from '#ui/primitives/choice/choice-group.tsx'
import { ChoiceRow } from '#ui/primitives/choice/choice-row.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { checkoutOf } from '../checkout-store.ts'
import { CardSection } from '../components/card-section.tsx'
import { Gate } from '../components/gate.tsx'
import { Section } from '../components/section.tsx'
import { fieldId } from '../field-id.ts'
import { needsCard, payableMode } from '../payable.ts'
import { useCheckout, useCheckoutValue } from '../use-checkout.ts'
import { useFailureText } from '../use-failure-text.ts'
import { usePaymentChoice } from '../use-payment-choice.ts'

const CASH_MAX = 20

/** Under the heading of the section the legend is one more label. */
const Choices = styled.div`
  legend {
    font-size: ${text[2]};
    font-weight: 600;
  }
`

function Payment() {
  const t = useT()
  const textOf = useFailureText()
  const { prices, mode, failureOf } = useCheckout()
  const { offered, chosen, choose } = usePaymentChoice()
  if (!mode) return null
  const refusesCash = isOnlyCashRefused(payableMode(mode), prices.delivery)
  return (
    <Section title={t('checkout.my-payment')}>
      {offered.length === 0 ? (
        <div id={fieldId('paymentTypeId')} tabIndex={-1}>
          <Notice tone="warning">
            {t(refusesCash ? 'checkout.error.NO_RIDERS_FOR_CASH' : 'checkout.no-payment')}
          </Notice>
        </div>
      ) : (
        <Choices>
          <ChoiceGroup
            id={fieldId('paymentTypeId')}
            legend={t('checkout.payment-method')}
            error={textOf(failureOf('paymentTypeId'))}
            framed
          >
            {offered.map(({ id, showName, description }) => (
              <ChoiceRow
                key={id}
                type="radio"
                name="payment"
                value={id}
                label={showName}
                description={description}
                checked={id === chosen?.id}
                framed
                onChange={() => choose(id)}
              />
            ))}
          </ChoiceGroup>
        </Choices>
      )}
      {isCashAsked({ mode, payment: chosen }) && <Cash />}
      {chosen && needsCard(chosen) && (
        <CardSection key={chosen.id} payment={chosen} error={textOf(failureOf('card'))} />
      )}
    </Section>
  )
}

/** What the diner hands over, and what they get back. */
function Cash() {
  const t = useT()
  const money = useMoney()
  const session = useSession()
  const textOf = useFailureText()
  const cash = useCheckoutValue((state) => state.cash)
  const { form, total, failureOf } = useCheckout()
  const change = form.paysWith === undefined || total === undefined ? Number.NaN : form.paysWith - total
  return (
    <TextField
      id={fieldId('paysWith')}
      label={t('checkout.pays-with')}
      mark={t('common.required')}
      required
      inputMode="decimal"
      autoComplete="off"
      maxLength={CASH_MAX}
      placeholder={
        total === undefined ? undefined : t('checkout.pays-with-placeholder', { amount: money(total) })
      }
      hint={change >= 0 ? t('checkout.change-due', { amount: money(change) }) : undefined}
      value={cash}
      error={textOf(failureOf('paysWith'))}
      onChange={(text) => checkoutOf(session).getState().change({ cash: text })}
    />
  )
}

function CheckoutPayment() {
  return (
    <Gate>
      <Payment />
    </Gate>
  )
}

/** 'Mi pago'. @source requirements CHK-04, CHK-13 */
export const checkoutPaymentBlock = defineBlock<Record<never, never>>({
  type: 'checkout-payment',
  settings: { type: 'object', additionalProperties: false, properties: {} },
  defaults: {},
  render: CheckoutPayment,
})
