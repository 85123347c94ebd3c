import { useCheckoutValue } from '#session/checkout-store.ts'
import { useRef } from 'react'
import styled from 'styled-components'
import { pointsText } from '#domain/loyalty/points-text.ts'
import { type LoyaltyTerms, redemptionLimits } from '#domain/loyalty/redemption.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import { defineBlock } from '#layout/define-block.ts'
import { loyalty } from '#messages/loyalty.ts'
import { useBranchContact, useSession } from '#session/page-context.ts'
import { useCheckoutQuote } from '#session/use-checkout-quote.ts'
import { useLoyalty } from '#session/use-loyalty.ts'
import { token } from '#theme/tokens.ts'
import { wrap } from '#ui/primitives/base/look.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Skeleton } from '#ui/primitives/feedback/skeleton.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { RetryNotice } from '#ui/patterns/retry-notice.tsx'
import { ChoiceRow } from '../components/choice-row.ts'
import { gated } from '../components/gate.tsx'
import { Section } from '../components/section.tsx'

const Row = styled(ChoiceRow)`
  font-variant-numeric: tabular-nums;

  > .buttons {
    ${wrap(2)}
  }
`

const Gain = styled.p`
  color: ${token.description};
`

function Points() {
  const t = useT(loyalty)
  const { terms, phone, isResting, isLoading, isError, retry } = useLoyalty()
  const { mode, quote } = useCheckoutQuote()
  const { branch } = useBranchContact()
  if (!terms || !mode) return null
  const inWords = (n: number) => t('loyalty.points', { n: pointsText(n), program: terms.program.name })
  return (
    <Section title={terms.program.name}>
      {isResting || isLoading || !quote ? (
        <Skeleton shapes={['button']} />
      ) : (
        <>
          {phone === '' && <p>{t('loyalty.needs-phone')}</p>}
          {phone !== '' && isError && <RetryNotice text={t('loyalty.failed')} onRetry={retry} />}
          {phone !== '' && !isError && <Held {...{ terms, quote, inWords }} />}
          {phone !== '' && !terms.earns && branch.oneTimeCodes && <Unproven />}
          {quote.gainedPoints > 0 && <Gain>{t('loyalty.gain', { n: inWords(quote.gainedPoints) })}</Gain>}
        </>
      )}
    </Section>
  )
}

/** Where a venue requires proof, an unproven phone earns nothing. @source design §5 "Unproven phones" */
function Unproven() {
  const t = useT(loyalty)
  const { modal } = useSession()
  return (
    <Row>
      <p>{t('loyalty.gain-unproven')}</p>
      <Button tone="secondary" onPress={() => modal.getState().show('sign-in', {})}>
        {t('loyalty.reward.prove')}
      </Button>
    </Row>
  )
}

interface HeldProps {
  terms: LoyaltyTerms
  quote: Quote
  inWords: (points: number) => string
}

/** The usable and the used points, with a button to change them. */
function Held({ terms, quote, inWords }: HeldProps) {
  const t = useT(loyalty)
  const money = useMoney()
  const { modal } = useSession()
  const wished = useCheckoutValue(({ redeemedPoints }) => redeemedPoints)
  const change = useCheckoutValue((state) => state.change)
  const { held, program } = terms
  const limits = redemptionLimits(terms, quote)
  const { redeemedPoints: used, loyaltyRedeemed } = quote
  const buttons = useRef<HTMLDivElement>(null)
  const isUsing = used > 0
  const open = () => modal.getState().show('loyalty', { redeem: true })
  const remove = () => {
    // 'Quitar' disappears with the points; the button beside it stays and gets the focus.
    buttons.current?.querySelector('button')?.focus()
    change({ redeemedPoints: 0 })
  }
  return (
    <>
      {wished > used && (
        <Notice tone="warning" live>
          {limits.discounted
            ? t('loyalty.discounted', { program: program.name })
            : t('loyalty.adjusted', { n: inWords(used) })}
        </Notice>
      )}
      <Row>
        {isUsing ? (
          <strong>{t('loyalty.used', { n: inWords(used), amount: money(-loyaltyRedeemed) })}</strong>
        ) : (
          <p>{held > 0 ? t('loyalty.held', { n: inWords(held) }) : t('loyalty.held-none')}</p>
        )}
        {held > 0 && (
          <div className="buttons" ref={buttons}>
            {/* One button with changing text: the dialog it opens returns the focus to it. */}
            <Button
              tone={isUsing ? 'quiet' : 'secondary'}
              icon={isUsing ? 'edit' : 'gift'}
              name={isUsing ? t('loyalty.change-name') : undefined}
              onPress={open}
            >
              {t(isUsing ? 'loyalty.change' : 'loyalty.redeem')}
            </Button>
            {isUsing && (
              <Button tone="quiet" icon="trash" name={t('loyalty.remove-name')} onPress={remove}>
                {t('loyalty.remove')}
              </Button>
            )}
          </div>
        )}
      </Row>
    </>
  )
}

/**
 * Points of the loyalty program: the balance, and how much of it this order uses.
 * @source requirements LOY-02, LOY-04, CHK-05
 */
export const checkoutLoyaltyBlock = defineBlock({ type: 'checkout-loyalty', render: gated(Points) })
