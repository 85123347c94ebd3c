import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { useApi } from '#api/api-context.tsx'
import { cashbackText } from '#domain/loyalty/cashback-text.ts'
import { isProgramAt } from '#domain/loyalty/is-program-at.ts'
import { defineBlock } from '#layout/define-block.ts'
import { useSession, useVenue } from '#session/page-context.ts'
import { pad, radius, space } from '#theme/tokens.ts'
import { muted, row } from '#ui/primitives/base/look.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

const Strip = styled.button`
  ${row(3)}
  width: calc(100% - 2 * ${pad.inset});
  margin: ${space(3)} ${pad.inset} 0;
  padding: ${space(3)} ${space(4)};
  border: 1px solid transparent;
  border-radius: ${radius.m};
  ${muted}
  font-weight: 600;
  text-align: start;

  > :last-child {
    margin-inline-start: auto;
  }
`

function LoyaltyBanner() {
  const t = useT()
  const { modal } = useSession()
  const { branch, branchContact } = useVenue()
  const { queries } = useApi()
  const { data: program } = useQuery(queries.loyaltyProgram(branch?.id ?? ''))
  if (!isProgramAt(program, branchContact?.id) || program.orderPercentage <= 0) return null
  const n = cashbackText(program.orderPercentage)
  return (
    <Strip type="button" onClick={() => modal.getState().show('loyalty')}>
      <Icon name="gift" />
      {t('menu.cashback', { n, program: program.name })}
      <Icon name="chevron-right" />
    </Strip>
  )
}

/**
 * The points an order earns in the loyalty program; a press opens the program.
 * @source diner spec §2.5, requirements HOME-01, LOY-01
 */
export const loyaltyBannerBlock = defineBlock({ type: 'loyalty-banner', render: LoyaltyBanner })
