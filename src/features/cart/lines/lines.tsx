import { unitsOf } from '#domain/cart/choices.ts'
import { lineTotal } from '#domain/cart/line-total.ts'
import { findPlate } from '#domain/menu/find.ts'
import { maxQuantityOf } from '#domain/plate/selection.ts'
import type { CartItem, Plate } from '#generated/models.ts'
import { cartLines } from '#messages/cart-lines.ts'
import { plate as plateTexts } from '#messages/plate.ts'
import { soldOut as soldOutTexts } from '#messages/sold-out.ts'
import { dropSoldOut, setLineQuantity, aboutLine } from '#session/cart-edits.ts'
import { useSession } from '#session/page-context.ts'
import { useCart } from '#session/use-cart.ts'
import { useTrack } from '#session/use-track.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { OrderLines } from '#ui/patterns/order-lines.tsx'
import { SoldOutMark } from '#ui/patterns/sold-out-mark.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Skeleton } from '#ui/primitives/feedback/skeleton.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { LineControls } from './line-controls.tsx'

/**
 * For a line that is taken out by a button inside of it: the focus goes to the line that takes its place, else to the
 * page's content, and never back to the beginning of the document.
 * @param index - of the line that goes
 */
function keepFocus(index: number): void {
  const list = document.activeElement?.closest('[role=list]')
  if (!list) return
  requestAnimationFrame(() => {
    const lines = list.isConnected ? list.children : []
    const next = lines[Math.min(index, lines.length - 1)]
    const target = next?.querySelector('button') ?? document.getElementById('content')
    target?.focus({ preventScroll: true })
  })
}

interface Line {
  key: string
  item: CartItem
  plate: Plate
  index: number
}

/** The lines of the cart: what was chosen in plain words, its price, a stepper that removes at zero, and the editor. */
export function Lines({ labelledBy }: { labelledBy?: string }) {
  const t = useT(cartLines, plateTexts, soldOutTexts)
  const toast = useToast()
  const track = useTrack()
  const { cart: store, modal } = useSession()
  const { mode, menu, isError, cart } = useCart()
  // why there are none is said below, where the way on would be
  if (!mode) return null
  if (!cart || !menu)
    return isError ? <Notice tone="danger">{t('menu.error')}</Notice> : <Skeleton shapes={['row', 'row']} />
  const gone = new Map(cart.soldOut.map((line) => [line.index, line]))

  const lines = cart.items.flatMap((item, index): Line[] => {
    const plate = findPlate(menu, item.referenceId)
    return plate ? [{ key: cart.keys[index] ?? '', item, plate, index }] : []
  })

  const setQuantity = (line: Line, quantity: number) => {
    const { key, item, plate, index } = line
    if (quantity === 0) keepFocus(index)
    const outcome = setLineQuantity(store, key, quantity, plate)
    if (!outcome.ok) return toast(t('plate.error.MAX_QUANTITY', { max: outcome.max }), 'error')
    if (quantity > 0) return
    toast(t('cart.removed', { name: item.name }))
    track('DELETE_ITEM', aboutLine(item))
  }

  const drop = ({ key, item, plate }: Line, garnishes: readonly string[]) => {
    if (!dropSoldOut(store, key, plate).ok) return
    toast(t('sold-out.dropped', { name: item.name, list: garnishes.join(', ') }))
  }

  return (
    <OrderLines
      labelledBy={labelledBy}
      lines={lines.map((line) => {
        const { key, item, plate, index } = line
        const total = lineTotal(item)
        const original = item.originalPrice * item.quantity
        const soldOut = gone.get(index)
        return {
          id: key,
          item,
          total,
          originalTotal: original > total ? original : undefined,
          image: plate.image,
          mark: soldOut && <SoldOutMark line={soldOut} />,
          controls: (
            <LineControls
              item={item}
              soldOut={soldOut}
              max={maxQuantityOf(plate) - unitsOf(cart.choices, plate.id, key)}
              onQuantity={(next) => setQuantity(line, next)}
              onDrop={(garnishes) => drop(line, garnishes)}
              onEdit={() => modal.getState().show('plate', { plateId: plate.id, lineKey: key })}
            />
          ),
        }
      })}
    />
  )
}
