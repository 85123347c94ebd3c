import { flushSync } from 'react-dom'
import { unitsOf } from '#domain/cart/choices.ts'
import { lineTotal } from '#domain/cart/line-total.ts'
import { findPlate } from '#domain/menu/find.ts'
import { maxQuantityOf } from '#domain/plate/selection.ts'
import type { CartItem, Plate } from '#generated/models.ts'
import { cartLines } from '#messages/cart-lines.ts'
import { plate as plateTexts } from '#messages/plate.ts'
import { soldOut as soldOutTexts } from '#messages/sold-out.ts'
import { aboutLine, dropSoldOut, removeLine, setLineQuantity, type CartOutcome } from '#session/cart-edits.ts'
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

/** Moves the focus to a line, to the last one if there are fewer, else to the page's content. */
function focusLine(list: Element | null, index: number, options?: FocusOptions): void {
  const lines = list?.isConnected === true ? list.children : []
  const line = lines[Math.min(index, lines.length - 1)]
  const target = line?.querySelector('button') ?? document.getElementById('content')
  target?.focus(options)
}

interface Line {
  key: string
  item: CartItem
  plate: Plate
  index: number
}

/** The lines of the cart: the choice in plain words, its price, a stepper that removes at zero, and the editor. */
export function Lines({ labelledBy }: { labelledBy?: string }) {
  const t = useT(cartLines, plateTexts, soldOutTexts)
  const toast = useToast()
  const track = useTrack()
  const { cart: store, modal } = useSession()
  const { mode, menu, isError, cart } = useCart()
  // the reason for the missing lines is shown below, in place of the checkout button
  if (!mode) return null
  if (!cart || !menu)
    return isError ? <Notice tone="danger">{t('menu.error')}</Notice> : <Skeleton shapes={['row', 'row']} />
  const gone = new Map(cart.soldOut.map((line) => [line.index, line]))

  const lines = cart.items.flatMap((item, index): Line[] => {
    const plate = findPlate(menu, item.referenceId)
    return plate ? [{ key: cart.keys[index] ?? '', item, plate, index }] : []
  })

  const setQuantity = (line: Line, quantity: number) => {
    if (quantity === 0) return remove(line)
    showLimit(setLineQuantity(store, line.key, quantity, line.plate))
  }

  const showLimit = (outcome: CartOutcome) => {
    if (!outcome.ok) toast(t('plate.error.MAX_QUANTITY', { max: outcome.max }), 'error')
  }

  const remove = ({ key, item, plate, index }: Line) => {
    const list = document.activeElement?.closest('[role=list]')
    // Drawn at once: the button that was pressed goes with its line, and the next key is for what has the focus.
    const putBack = flushSync(() => removeLine(store, key, plate))
    if (list) focusLine(list, index, { preventScroll: true })
    const undo = () => {
      flushSync(() => showLimit(putBack()))
      focusLine(document.querySelector(`[role=list][aria-labelledby="${labelledBy}"]`), index)
      track('ADD_ITEM', aboutLine(item))
    }
    toast(
      t('cart.removed', { name: item.name }),
      'info',
      // a sold-out item would only have to be removed again
      gone.get(index)?.plate ? undefined : { label: t('cart.undo'), run: undo },
    )
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
