import { useCheckoutValue } from '#session/checkout-store.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { pointsText } from '#domain/loyalty/points-text.ts'
import {
  checkRedemption,
  redemptionLimits,
  type LoyaltyTerms,
  type RedemptionLimits,
} from '#domain/loyalty/redemption.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import type { Translate } from '#messages/index.ts'
import { loyalty } from '#messages/loyalty.ts'
import { wrap } from '#ui/primitives/base/look.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { useCloseModal } from '#ui/patterns/modal-control.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'

const Actions = styled.div`
  ${wrap(2)}

  > :first-child {
    flex: 1;
  }
`

/** Maximum number of digits of the points input. */
const DIGITS = 9

interface Props {
  terms: LoyaltyTerms
  quote: Quote
}

/** How many points this order uses; the default is the lowest of all limits. @source requirements LOY-02, LOY-04 */
export function RedeemForm({ terms, quote }: Props) {
  const t = useT(loyalty)
  const limits = redemptionLimits(terms, quote)
  if (limits.most === 0) return <Notice>{whyNone(limits, terms, t)}</Notice>
  return <Choice {...{ terms, quote, limits }} />
}

function whyNone(limits: RedemptionLimits, { program }: LoyaltyTerms, t: Translate<typeof loyalty>): string {
  if (limits.discounted) return t('loyalty.discounted', { program: program.name })
  const lowest = Math.min(limits.held, limits.maximum, limits.order)
  const isShort = limits.held < limits.minimum || lowest > 0
  const code = isShort ? 'UNDER_MINIMUM' : 'OVER_ORDER'
  const n = pointsText(isShort ? limits.minimum : limits.order)
  return t(`loyalty.error.${code}`, { program: program.name, n })
}

function Choice({ terms: { program, pointValue }, limits }: Props & { limits: RedemptionLimits }) {
  const t = useT(loyalty)
  const money = useMoney()
  const toast = useToast()
  const close = useCloseModal()
  const chosen = useCheckoutValue(({ redeemedPoints }) => redeemedPoints)
  const change = useCheckoutValue((state) => state.change)
  const [typed, setTyped] = useState(String(chosen > 0 ? Math.min(chosen, limits.most) : limits.most))
  const [error, setError] = useState<string>()
  const points = Number(typed)
  const verdict = checkRedemption(points, limits)
  const redeem = (redeemedPoints: number) => {
    change({ redeemedPoints })
    close()
  }
  const submit = () => {
    if (verdict.ok) return redeem(points)
    const reason = t(`loyalty.error.${verdict.code}`, { program: program.name, n: pointsText(verdict.limit) })
    setError(reason)
    toast(reason, 'error')
  }
  return (
    <Form onSend={submit}>
      <TextField
        label={t('loyalty.how-many')}
        hint={t('loyalty.up-to', { n: pointsText(limits.most) })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={DIGITS}
        value={typed}
        error={error}
        onChange={(text) => {
          setError(undefined)
          setTyped(text.replaceAll(/\D/g, ''))
        }}
      />
      <p role="status">
        {verdict.ok && points > 0 && t('loyalty.off', { amount: money(points * pointValue) })}
      </p>
      <Actions>
        <Button type="submit" wide>
          {t('loyalty.use')}
        </Button>
        {chosen > 0 && (
          <Button tone="secondary" onPress={() => redeem(0)}>
            {t('loyalty.use-none')}
          </Button>
        )}
      </Actions>
    </Form>
  )
}
