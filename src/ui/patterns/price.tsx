import styled from 'styled-components'

import type { MinorUnits } from '#domain/money/money.ts'
import { space, token } from '#theme/tokens.ts'
import { visuallyHidden } from '#ui/primitives/base/look.ts'

import { useT } from './messages-context.tsx'
import { useMoney } from './money-context.tsx'

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(1.5)};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  > s {
    color: ${token.description};
    font-weight: 400;
  }
  > b {
    font-weight: 700;
  }
  > i {
    ${visuallyHidden}
  }
`

export type PriceProps = {
  readonly amount: MinorUnits
  /** before the discount; struck through when it is higher */
  readonly original?: MinorUnits
  /** the lowest of several */
  readonly varies?: boolean
}

/** An amount, with what it was before a discount. A screen reader hears 'Antes … Ahora …'. */
export function Price({ amount, original, varies = false }: PriceProps) {
  const t = useT()
  const money = useMoney()
  const now = varies ? t('common.from-price', { amount: money(amount) }) : money(amount)
  if (original === undefined || original <= amount) {
    return (
      <Root>
        <b>{now}</b>
      </Root>
    )
  }
  return (
    <Root>
      <i>{t('common.price-before', { amount: money(original) })}</i>
      <s aria-hidden="true">{money(original)}</s>
      <i>{t('common.price-now', { amount: now })}</i>
      <b aria-hidden="true">{now}</b>
    </Root>
  )
}
