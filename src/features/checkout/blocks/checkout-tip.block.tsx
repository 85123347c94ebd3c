import { useCheckoutValue } from '#session/checkout-store.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { AMOUNT_MAX } from '#domain/checkout/typed-length.ts'
import { decimalText, formatAmount } from '#domain/money/money.ts'
import { tipAmount } from '#domain/tips/tip.ts'
import type { Tip, TipTerms } from '#generated/models.ts'
import { defineBlock } from '#layout/define-block.ts'
import { tips as tipsTexts } from '#messages/tips.ts'
import { useBranchContact, useVenue } from '#session/page-context.ts'
import { space } from '#theme/tokens.ts'
import { ChoiceGroup } from '#ui/primitives/choice/choice-group.tsx'
import { ChoiceRow } from '#ui/primitives/choice/choice-row.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { amountKeys } from '#ui/patterns/amount-keys.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { Gate } from '../components/gate.tsx'
import { Section } from '../components/section.tsx'
import { fieldId } from '../field-id.ts'
import { cashAmount, useCheckout, useFieldError } from '../use-checkout.ts'

/** Short answers stand side by side. */
const Choices = styled.div`
  fieldset > div[data-framed] {
    grid-template-columns: repeat(auto-fill, minmax(min(128px, 100%), 1fr));
    gap: ${space(2)};
  }
  /* In two columns the last one is not left alone. */
  @media (max-width: 470px) {
    fieldset > div[data-framed] > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`

function TipSection({ terms }: { terms: TipTerms }) {
  const t = useT(tipsTexts)
  const money = useMoney()
  const tip = useCheckoutValue((state) => state.tip)
  const change = useCheckoutValue((state) => state.change)
  const order = useCheckout()
  const error = useFieldError(order, 'tip')
  const { quote } = order.prices
  const choose = (next: Tip | undefined) => change({ tip: next })
  const isOwn = tip?.type === 'AMOUNT'
  const row = (value: string, label: string, next: Tip | undefined, isChosen: boolean) => {
    const amount = next?.type === 'PERCENT' && quote ? tipAmount(next, terms, quote) : undefined
    return (
      <ChoiceRow
        key={value}
        type="radio"
        name="tip"
        value={value}
        label={label}
        description={amount === undefined ? undefined : money(amount)}
        checked={isChosen}
        framed
        onChange={() => choose(next)}
      />
    )
  }
  const percent = tip?.type === 'PERCENT' ? t('tip.percent', { n: decimalText(tip.value) }) : undefined
  const amount = quote && quote.tip > 0 ? money(quote.tip) : undefined
  return (
    <Section
      title={t('tip.title')}
      summary={tip === undefined ? t('tip.none') : [percent, amount].filter(Boolean).join(' · ')}
      isComplete
      isEmpty={tip === undefined}
      isFailing={error !== undefined}
    >
      <Choices>
        <ChoiceGroup
          id={isOwn ? undefined : fieldId('tip')}
          legend={t('tip.choice')}
          error={isOwn ? undefined : error}
          framed
        >
          {row('none', t('tip.none'), undefined, tip === undefined)}
          {terms.percentages.map((n) =>
            row(
              `${n}`,
              t('tip.percent', { n: decimalText(n) }),
              { type: 'PERCENT', value: n },
              tip?.type === 'PERCENT' && tip.value === n,
            ),
          )}
          {terms.freeAmount !== false && row('own', t('tip.other'), { type: 'AMOUNT', value: 0 }, isOwn)}
        </ChoiceGroup>
      </Choices>
      {isOwn && <OwnAmount value={tip.value} max={quote?.itemsTotal} error={error} onChange={choose} />}
    </Section>
  )
}

interface OwnAmountProps {
  /** @units minor units; 0 while none can be read */
  value: number
  max: number | undefined
  error: string | undefined
  onChange: (tip: Tip) => void
}

function OwnAmount({ value, max, error, onChange }: OwnAmountProps) {
  const t = useT(tipsTexts)
  const money = useMoney()
  const { country } = useVenue().storefront
  const [typed, setTyped] = useState(value > 0 ? formatAmount(value, country.mantissaLength) : '')
  return (
    <TextField
      id={fieldId('tip')}
      label={t('tip.amount')}
      mark={t('common.required')}
      required
      inputMode={amountKeys(country)}
      autoComplete="off"
      maxLength={AMOUNT_MAX}
      hint={max === undefined ? undefined : t('tip.amount-hint', { max: money(max) })}
      value={typed}
      error={error}
      onChange={(next) => {
        setTyped(next)
        onChange({ type: 'AMOUNT', value: cashAmount(next, country) || 0 })
      }}
    />
  )
}

function CheckoutTip() {
  const { tips } = useBranchContact()
  return <Gate>{tips && <TipSection terms={tips} />}</Gate>
}

/** 'Propina', at venues that take tips. Ours. */
export const checkoutTipBlock = defineBlock({ type: 'checkout-tip', render: CheckoutTip })
