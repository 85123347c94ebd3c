import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { useApi } from '#api/api-context.tsx'
import { defineBlock } from '#layout/define-block.ts'
import { useVenue } from '#session/venue-context.tsx'
import { pad, space, token } from '#theme/tokens.ts'

const Strip = styled.p`
  padding: ${space(3)} ${pad.inset};
  background: ${token.banner};
  color: ${token.onBanner};
  font-weight: 600;
  text-align: center;
`

function PromoBanner() {
  const { branch, mode } = useVenue()
  const { queries } = useApi()
  const { data } = useQuery(queries.customizations(branch?.id ?? ''))
  const banner = data?.find(
    ({ resource, orderModeType }) =>
      resource === 'PROMOTIONAL_BANNER' && (orderModeType === undefined || orderModeType === mode?.type),
  )
  return banner?.text ? <Strip>{banner.text}</Strip> : null
}

/** Promotional text of the order mode's type. @source diner spec §2.5, requirements HOME-05 */
export const promoBannerBlock = defineBlock<Record<never, never>>({
  type: 'promo-banner',
  label: 'block.promo-banner',
  settings: { type: 'object', additionalProperties: false, properties: {} },
  defaults: {},
  examples: [{ name: 'banner' }],
  render: PromoBanner,
})
