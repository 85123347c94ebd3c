import { soldOutLines } from '#domain/cart/sold-out-lines.ts'
import { findPlate } from '#domain/menu/find.ts'
import { maxQuantityOf } from '#domain/plate/selection.ts'
import { unitsOf } from '#domain/cart/cart.ts'
import { dropSoldOut, setLineQuantity } from '#session/cart-edits.ts'
import { aboutLine } from '#session/line-event.ts'
import { useSession, useSessionValue } from '#session/session-context.tsx'
import { useQuote } from '#session/use-quote.ts'
import { useTrack } from '#session/use-track.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { OrderLines } from '#ui/patterns/order-lines.tsx'
import { SoldOutMark } from '#ui/patterns/sold-out-mark.tsx'
import { keepFocus } from './keep-focus.ts'
import { LineControls } from './line-controls.tsx'

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
  const restored = useSessionValue('cart', (store) => store.restored)
  const { menu, mode, quote } = useQuote()
  const gone = new Map(menu && soldOutLines(state.items, menu).map((line) => [line.index, line]))

  const setQuantity = (index: number, quantity: number) => {
    const item = state.items[index]
    if (quantity === 0) keepFocus(index)
    const outcome = setLineQuantity(cart, index, quantity)
    if (!outcome.ok) return toast(t('plate.error.MAX_QUANTITY', { max: outcome.max }), 'error')
    if (quantity > 0 || !item) return
    toast(t('cart.removed', { name: item.name }))
    track('DELETE_ITEM', aboutLine(item))
  }

  const drop = (index: number, garnishes: readonly string[]) => {
    const item = state.items[index]
    const plate = item && menu && findPlate(menu, item.referenceId)
    if (!plate || !mode || !dropSoldOut(cart, index, plate, mode).ok) return
    toast(t('sold-out.dropped', { name: item.name, list: garnishes.join(', ') }))
  }
  const edit = (index: number, plateId: string) =>
    modal.getState().show('plate', { plateId, cartIndex: index })

  return (
    <OrderLines
      labelledBy={labelledBy}
      lines={state.items.map((item, index) => {
        const plate = menu && findPlate(menu, item.referenceId)
        const line = quote?.lines[index]
        const total = line?.total ?? item.price * item.quantity
        const original = (line?.originalUnit ?? item.originalPrice) * item.quantity
        const soldOut = gone.get(index)
        return {
          id: `${item.referenceId}.${index}`,
          item,
          total,
          originalTotal: original > total ? original : undefined,
          image: plate?.image,
          mark: soldOut && <SoldOutMark line={soldOut} />,
          // until then the place of a line is not its last: those of before come first
          controls: restored ? (
            <LineControls
              item={item}
              soldOut={soldOut}
              max={plate && maxQuantityOf(plate) - unitsOf(state, item.referenceId, index)}
              onQuantity={(next) => setQuantity(index, next)}
              onDrop={(garnishes) => drop(index, garnishes)}
              onEdit={() => edit(index, item.referenceId)}
            />
          ) : undefined,
        }
      })}
    />
  )
}
