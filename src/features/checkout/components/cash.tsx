import styled from 'styled-components'
import { AMOUNT_MAX } from '#domain/checkout/typed-length.ts'
import { cashAmounts } from '#domain/money/cash-notes.ts'
import { formatAmount } from '#domain/money/money.ts'
import { checkout } from '#messages/checkout.ts'
import { useVenue } from '#session/page-context.ts'
import { useCheckoutValue } from '#session/checkout-store.ts'
import { radius, space, text, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { branded, stack, wrap } from '#ui/primitives/base/look.ts'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { amountKeys } from '#ui/patterns/amount-keys.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { fieldId } from '../field-id.ts'
import { cashAmount, useFieldError, type Checkout } from '../use-checkout.ts'

const Root = styled.div`
  ${stack(2)}

  > [role='group'] {
    ${wrap(2)}
  }
  > [role='group'] > button {
    flex: 1 0 auto;
    min-height: ${TOUCH_TARGET};
    padding: 0 ${space(2.5)};
    border: 1.5px solid ${token.fieldBorder};
    border-radius: ${radius.pill};
    background: ${token.surfaceRaised};
    color: ${token.text};
    font-size: ${text[1]};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  > [role='group'] > button[aria-pressed='true'] {
    border-color: ${token.control};
    ${branded}
  }
`

/** The amount the diner hands over, by one press or typed, and their change. @source requirements CHK-04 */
export function Cash({ checkout: order }: { checkout: Checkout }) {
  const t = useT(checkout)
  const money = useMoney()
  const { country } = useVenue().storefront
  const change = useCheckoutValue((state) => state.change)
  const cash = useCheckoutValue((state) => state.cash)
  const isExact = useCheckoutValue((state) => state.cashExact)
  const { total } = order
  const error = useFieldError(order, 'paysWith')
  const paysWith = isExact ? total : cashAmount(cash, country)
  const due = paysWith === undefined || total === undefined ? Number.NaN : paysWith - total
  const written = (amount: number) => formatAmount(amount, country.mantissaLength)
  return (
    <Root>
      <TextField
        id={fieldId('paysWith')}
        label={t('checkout.pays-with')}
        mark={t('common.required')}
        required
        inputMode={amountKeys(country)}
        autoComplete="off"
        maxLength={AMOUNT_MAX}
        placeholder={
          total === undefined ? undefined : t('checkout.pays-with-placeholder', { amount: money(total) })
        }
        hint={due > 0 ? t('checkout.change-due', { amount: money(due) }) : undefined}
        value={isExact && total !== undefined ? written(total) : cash}
        error={error}
        onChange={(typed) => change({ cash: typed, cashExact: false })}
      />
      {total !== undefined && (
        <div role="group" aria-label={t('checkout.pays-with')}>
          <button type="button" aria-pressed={isExact} onClick={() => change({ cash: '', cashExact: true })}>
            {t('checkout.cash-exact')}
          </button>
          {cashAmounts(total, country).map((amount) => (
            <button
              key={amount}
              type="button"
              aria-pressed={!isExact && paysWith === amount}
              onClick={() => change({ cash: written(amount), cashExact: false })}
            >
              {money(amount)}
            </button>
          ))}
        </div>
      )}
    </Root>
  )
}
