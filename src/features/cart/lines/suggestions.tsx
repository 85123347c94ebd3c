import { useId, useState } from 'react'
import styled from 'styled-components'
import { plateDiscounts } from '#domain/discounts/applicable.ts'
import { segmentsOfPlate } from '#domain/menu/segments.ts'
import { platePrice } from '#domain/menu/plate-price.ts'
import { upsellPlates } from '#domain/menu/visible.ts'
import { needsChoice } from '#domain/plate/needs-choice.ts'
import { paths } from '#domain/routes/routes.ts'
import { modeSegment } from '#domain/venue/modes.ts'
import type { Menu, OrderMode, Plate } from '#generated/models.ts'
import { cartLines } from '#messages/cart-lines.ts'
import { useVisitPath } from '#session/links.ts'
import { useSession, useVenue } from '#session/page-context.ts'
import { useCart } from '#session/use-cart.ts'
import { usePlateCounts } from '#session/use-plate-counts.ts'
import { pad, space, TOUCH_TARGET } from '#theme/tokens.ts'
import { centred } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { LateArrows } from '#ui/patterns/late-arrows.ts'
import { PlateArea } from '#ui/patterns/plate-area.tsx'
import { PlateList } from '#ui/patterns/plate-list.tsx'

const Root = styled.section`
  position: relative;
  ${centred(720)}
  padding: ${space(5)} ${pad.inset} ${space(4)};

  > h2 {
    padding-bottom: ${space(3)};
  }
  /* Where the arrows will stand: they come after the page, and nothing moves for them. */
  @media (hover: hover) and (pointer: fine) {
    > h2 {
      padding-inline-end: calc(2 * ${TOUCH_TARGET} + ${space(4)});
    }
  }
`

/**
 * Suggestions for the order. A plate added by its '+' stays, as a stepper, until the page is left: it must not move
 * away under the thumb.
 * @source requirements CART-05
 */
export function Suggestions() {
  const { cart, menu, mode } = useCart()
  const [added, setAdded] = useState<readonly string[]>([])
  if (!cart || !menu || !mode || cart.items.length === 0) return null
  const items = cart.items.filter(({ referenceId }) => !added.includes(referenceId))
  const plates = upsellPlates(menu, { items })
  const add = (plateId: string) => setAdded((before) => [...before, plateId])
  return plates.length === 0 ? null : <Slides plates={plates} menu={menu} mode={mode} onAdd={add} />
}

interface SlidesProps {
  plates: readonly Plate[]
  menu: Menu
  mode: OrderMode
  onAdd: (plateId: string) => void
}

function Slides({ plates, menu, mode, onAdd }: SlidesProps) {
  const t = useT(cartLines)
  const heading = useId()
  const { alias } = useVenue()
  const { modal } = useSession()
  const visitPath = useVisitPath()
  const counts = usePlateCounts('upselled')
  const cart = counts && {
    ...counts,
    change: (plateId: string, step: number) => {
      onAdd(plateId)
      return counts.change(plateId, step)
    },
  }
  const candidates = plateDiscounts(menu.discounts, { orderModeType: mode.type })
  const hrefOf = (plate: Plate) => paths.plate(alias, modeSegment(mode), ...segmentsOfPlate(menu, plate))
  return (
    <Root>
      <h2 id={heading}>{t('cart.upselling')}</h2>
      <LateArrows name={t('cart.upselling')} />
      <PlateArea
        cart={cart}
        onOpen={(plateId) => modal.getState().show('plate', { plateId, source: 'upselled' })}
      >
        <PlateList
          look="slides"
          labelledBy={heading}
          plates={plates.map((plate) => ({
            id: plate.id,
            href: visitPath(hrefOf(plate)),
            name: plate.showName,
            description: plate.description,
            price: platePrice(plate, candidates),
            image: plate.image,
            indicators: plate.indicators,
            needsChoice: needsChoice(plate),
          }))}
          canAdd={cart !== undefined}
        />
      </PlateArea>
    </Root>
  )
}
