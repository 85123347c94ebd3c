import styled from 'styled-components'
import { cashbackText } from '#domain/loyalty/cashback-text.ts'
import { decimalText } from '#domain/money/money.ts'
import { pointsText } from '#domain/loyalty/points-text.ts'
import type { LoyaltyTerms } from '#domain/loyalty/redemption.ts'
import { loyalty } from '#messages/loyalty.ts'
import { space, token } from '#theme/tokens.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'

const Root = styled.section`
  ${stack(2)}

  > ul {
    ${stack(1)}
    padding-inline-start: ${space(5)};
    list-style: disc;
    color: ${token.description};
  }
`

/** How points are earned and spent, in the program's own numbers. */
export function Rules({ program, pointValue }: Omit<LoyaltyTerms, 'held'>) {
  const t = useT(loyalty)
  const money = useMoney()
  const { minRedeemedPoints, maxRedeemedPoints, maxRedeemedPercentage } = program
  const rules = [
    program.orderPercentage > 0 && t('loyalty.rule.earn', { n: cashbackText(program.orderPercentage) }),
    t('loyalty.rule.value', { amount: money(pointValue) }),
    t('loyalty.rule.range', { min: pointsText(minRedeemedPoints), max: pointsText(maxRedeemedPoints) }),
    t('loyalty.rule.share', { n: decimalText(maxRedeemedPercentage) }),
    !program.supportsDiscounts && t('loyalty.rule.no-discounts'),
    program.cashbackZero && t('loyalty.rule.zero'),
  ].filter((rule) => rule !== false)
  return (
    <Root aria-label={t('loyalty.rules')}>
      <h3>{t('loyalty.rules')}</h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Root>
  )
}
