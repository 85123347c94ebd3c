import styled from 'styled-components'
import type { CustomizationPlace, MenuCustomization } from '#generated/models.ts'
import { defineBlock, type BlockProps } from '#layout/define-block.ts'
import { onDemand } from '#platform/on-demand.ts'
import { useAskedCustomizations } from '#session/use-customizations.ts'
import { useVenue } from '#session/page-context.ts'
import { pad, space, token } from '#theme/tokens.ts'
import { lazyView } from '#ui/primitives/base/lazy-view.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

const Strip = styled.p`
  padding: ${space(3)} ${pad.inset};
  background: ${token.banner};
  color: ${token.onBanner};
  font-weight: 600;
  text-align: center;
  text-wrap: balance;
`

const NONE: readonly MenuCustomization[] = []

type PlaceSettings = { place: CustomizationPlace }

/** Few venues have any. */
const CustomNotices = lazyView(
  onDemand(() => import('../pages/custom-notices.tsx').then((page) => page.CustomNotices)),
)

function PromoBanner({ settings: { place } }: BlockProps<PlaceSettings>) {
  const { mode } = useVenue()
  const t = useT()
  const { data: all = NONE, isError } = useAskedCustomizations()
  const banner = all.find(
    ({ resource, orderModeType }) =>
      resource === 'PROMOTIONAL_BANNER' && (!orderModeType || orderModeType === mode?.type),
  )
  return (
    <>
      {isError && <Strip role="status">{t('menu.notices-error')}</Strip>}
      {place === 'MENU' && banner?.text && <Strip>{banner.text}</Strip>}
      {all.some(({ resource }) => resource === 'GENERIC') && (
        <CustomNotices place={place} customizations={all} />
      )}
    </>
  )
}

/**
 * The venue's notices at the top of a screen: on the menu the promotional text for the order mode's type, and its
 * generic customizations.
 * @source diner spec §2.5, §3 "Menu customizations"; requirements HOME-05, THEME-03
 */
export const promoBannerBlock = defineBlock<PlaceSettings>({
  type: 'promo-banner',
  settings: { place: { type: 'string', enum: ['MENU', 'CART', 'CHECKOUT'] } },
  defaults: { place: 'MENU' },
  render: PromoBanner,
})
