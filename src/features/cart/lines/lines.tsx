import styled from 'styled-components'
import { findPlate } from '#domain/menu/find.ts'
import { maxQuantityOf } from '#domain/plate/selection.ts'
import { unitsOf } from '#domain/cart/cart.ts'
import { setLineQuantity } from '#session/cart-edits.ts'
import { useSession, useSessionValue } from '#session/session-context.tsx'
import { useQuote } from '#session/use-quote.ts'
import { useTrack } from '#session/use-track.ts'
import { space } from '#theme/tokens.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Stepper } from '#ui/primitives/action/stepper.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { OrderLines } from '#ui/patterns/order-lines.tsx'

const Controls = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};

  > button {
    margin-inline-start: ${space(-3)};
  }
`

interface LinesProps {
  labelledBy?: string
}

/** The lines of the cart: what was chosen in plain words, its price, a stepper that removes at zero, and the editor. */
export function Lines({ labelledBy }: LinesProps) {
  const t = useT()
  const toast = useToast()
  const track = useTrack()
  const { cart, modal } = useSession()
  const state = useSessionValue('cart', ({ cart: current }) => current)
  const { menu, quote } = useQuote()

  const setQuantity = (index: number, quantity: number) => {
    const item = state.items[index]
    const outcome = setLineQuantity(cart, index, quantity)
    if (!outcome.ok) return toast(t('plate.error.MAX_QUANTITY', { max: outcome.max }), 'error')
    if (quantity > 0 || !item) return
    const { referenceId, name, categoryId, price } = item
    toast(t('cart.removed', { name }))
    track('DELETE_ITEM', { referenceId, name, categoryId, quantity: item.quantity, price })
  }

  return (
    <OrderLines
      labelledBy={labelledBy}
      lines={state.items.map((item, index) => {
        const plate = menu && findPlate(menu, item.referenceId)
        const line = quote?.lines[index]
        const total = line?.total ?? item.price * item.quantity
        const original = (line?.originalUnit ?? item.originalPrice) * item.quantity
        const { name, quantity } = item
        return {
          id: `${item.referenceId}.${index}`,
          item,
          total,
          originalTotal: original > total ? original : undefined,
          image: plate?.image,
          controls: (
            <Controls>
              <Button
                tone="quiet"
                icon="edit"
                name={t('cart.edit', { name })}
                onPress={() =>
                  modal.getState().show('plate', { plateId: item.referenceId, cartIndex: index })
                }
              >
                {t('cart.edit-label')}
              </Button>
              <Stepper
                value={quantity}
                min={1}
                max={plate && maxQuantityOf(plate) - unitsOf(state, item.referenceId, index)}
                removable
                labels={{
                  group: t('common.quantity', { name }),
                  decrease: quantity === 1 ? t('cart.remove', { name }) : t('common.decrease', { name }),
                  increase: t('common.increase', { name }),
                }}
                onChange={(next) => setQuantity(index, next)}
                onLimit={() => setQuantity(index, quantity + 1)}
              />
            </Controls>
          ),
        }
      })}
    />
  )
}
