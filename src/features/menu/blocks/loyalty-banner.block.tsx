import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { useApi } from '#api/api-context.tsx'
import { defineBlock } from '#layout/define-block.ts'
import { useVenue } from '#session/venue-context.tsx'
import { pad, radius, space, token } from '#theme/tokens.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

const Strip = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin: ${space(3)} ${pad.inset} 0;
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.m};
  background: ${token.muted};
  color: ${token.onMuted};
  font-weight: 600;
`

function LoyaltyBanner() {
  const t = useT()
  const { branch } = useVenue()
  const { queries } = useApi()
  const { data: program } = useQuery(queries.loyaltyProgram(branch?.id ?? ''))
  if (!program?.active || program.orderPercentage <= 0) return null
  // Cashback is shown as 100 times the ratio. diner spec §9
  const percentage = Math.round(program.orderPercentage * 1000) / 10
  return (
    <Strip>
      <Icon name="gift" />
      {t('menu.cashback', { n: String(percentage).replace('.', ','), program: program.name })}
    </Strip>
  )
}

/** What an order earns in the loyalty program. @source diner spec §2.5, requirements HOME-01 */
export const loyaltyBannerBlock = defineBlock<Record<never, never>>({
  type: 'loyalty-banner',
  label: 'block.loyalty-banner',
  settings: { type: 'object', additionalProperties: false, properties: {} },
  defaults: {},
  examples: [{ name: 'cashback' }],
  render: LoyaltyBanner,
})
