import styled from 'styled-components'
import { pointsText } from '#domain/loyalty/points-text.ts'
import type { LoyaltyTerms } from '#domain/loyalty/redemption.ts'
import { loyalty } from '#messages/loyalty.ts'
import { radius, space, text } from '#theme/tokens.ts'
import { muted } from '#ui/primitives/base/look.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(1)} ${space(4)};
  padding: ${space(5)};
  border-radius: ${radius.l};
  ${muted}

  > svg {
    grid-row: span 2;
    font-size: 2rem;
  }
  > strong {
    font-size: ${text[3]};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`

/** The diner's balance, in points and in money. */
export function Balance({ program, held, pointValue }: LoyaltyTerms) {
  const t = useT(loyalty)
  const money = useMoney()
  return (
    <Root>
      <Icon name="gift" />
      <strong>{t('loyalty.points', { n: pointsText(held), program: program.name })}</strong>
      <span>{t('loyalty.worth', { amount: money(held * pointValue) })}</span>
    </Root>
  )
}

/** Placeholder while the balance loads. */
export function BalancePlace() {
  return (
    <Root aria-hidden="true">
      <Icon name="gift" />
      <strong>{SPACE}</strong>
      <span>{SPACE}</span>
    </Root>
  )
}

/** Keeps the height of the text that replaces it. */
const SPACE = '\u00A0'
