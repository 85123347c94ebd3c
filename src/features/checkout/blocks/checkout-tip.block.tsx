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
import { Radios } from '#ui/primitives/choice/radios.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { amountKeys } from '#ui/patterns/amount-keys.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { Gate } from '../components/gate.tsx'
import { Section } from '../components/section.tsx'
import { fieldId } from '../field-id.ts'
import { cashAmount, useCheckout, useFieldError } from '../use-checkout.ts'

/** Short answers are placed side by side. */
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
  const offered: readonly { id: string; label: string; tip?: Tip }[] = [
    { id: 'none', label: t('tip.none') },
    ...terms.percentages.map((value) => ({
      id: `${value}`,
      label: t('tip.percent', { n: decimalText(value) }),
      tip: { type: 'PERCENT', value } as const,
    })),
    ...(terms.freeAmount === false
      ? []
      : [{ id: 'own', label: t('tip.other'), tip: { type: 'AMOUNT', value: 0 } as const }]),
  ]
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
        <Radios
          id={isOwn ? undefined : fieldId('tip')}
          legend={t('tip.choice')}
          error={isOwn ? undefined : error}
          framed
          name="tip"
          options={offered.map(({ id, label, tip: one }) => ({
            id,
            label,
            description: one?.type === 'PERCENT' && quote ? money(tipAmount(one, terms, quote)) : undefined,
          }))}
          chosen={tip === undefined ? 'none' : isOwn ? 'own' : `${tip.value}`}
          onChoose={(id) => choose(offered.find((one) => one.id === id)?.tip)}
        />
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
