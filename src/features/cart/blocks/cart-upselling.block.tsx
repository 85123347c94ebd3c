import { useId } from 'react'
import styled from 'styled-components'
import { plateDiscounts } from '#domain/discounts/applicable.ts'
import { findCategory, plateSegment, categorySegment } from '#domain/menu/find.ts'
import { platePriceAmong } from '#domain/menu/plate-price.ts'
import { upsellPlates } from '#domain/menu/visible.ts'
import { paths } from '#domain/routes/routes.ts'
import { defineBlock } from '#layout/define-block.ts'
import { useSession, useSessionValue } from '#session/session-context.tsx'
import { useMenu } from '#session/use-menu.ts'
import { useVenue } from '#session/venue-context.tsx'
import { pad, space, text } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { PlateList } from '#ui/patterns/plate-list.tsx'

const Root = styled.section`
  max-width: 720px;
  margin: 0 auto;
  padding: ${space(4)} 0;

  > h2 {
    padding: 0 ${pad.inset} ${space(3)};
    font-size: ${text[3]};
  }
`

function CartUpselling() {
  const t = useT()
  const heading = useId()
  const { alias } = useVenue()
  const { modal } = useSession()
  const { menu, mode } = useMenu()
  const cart = useSessionValue('cart', (state) => state.cart)
  if (!menu || !mode || cart.items.length === 0) return null
  const plates = upsellPlates(menu, cart)
  if (plates.length === 0) return null
  const candidates = plateDiscounts(menu.discounts, { orderModeType: mode.type })
  return (
    <Root>
      <h2 id={heading}>{t('cart.upselling')}</h2>
      <PlateList
        look="slides"
        labelledBy={heading}
        plates={plates.map((plate) => ({
          id: plate.id,
          href: paths.plate(
            alias,
            mode.showName,
            categorySegment(plate.category, menu.categories),
            plateSegment(plate, findCategory(menu, plate.category.id)?.plates),
          ),
          name: plate.showName,
          description: plate.description,
          price: platePriceAmong(plate, candidates),
          image: plate.image,
          indicators: plate.indicators,
        }))}
        onOpen={(plateId) => modal.getState().show('plate', { plateId, source: 'upselled' })}
      />
    </Root>
  )
}

/** Suggestions for the cart. @source diner spec §2.7, requirements CART-05 */
export const cartUpsellingBlock = defineBlock<Record<never, never>>({
  type: 'cart-upselling',
  label: 'block.cart-upselling',
  settings: { type: 'object', additionalProperties: false, properties: {} },
  defaults: {},
  examples: [{ name: 'suggestions' }],
  render: CartUpselling,
})
