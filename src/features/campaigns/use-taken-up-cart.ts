import { useEffect, useEffectEvent } from 'react'
import { useApi } from '#api/api-context.tsx'
import { isApiError } from '#api/api-error.ts'
import { bodyOf } from '#api/client.ts'
import { itemCount } from '#domain/cart/cart-state.ts'
import type { CartState } from '#domain/cart/cart-state.ts'
import { emptyCart, withItems } from '#domain/cart/cart.ts'
import { isCartItem } from '#domain/cart/is-cart-item.ts'
import { choosePayment } from '#domain/delivery/payment-types.ts'
import { paths } from '#domain/routes/routes.ts'
import type { RecoveredCart } from '#generated/models.ts'
import { useNavigate } from '#platform/navigation/location.ts'
import { browserSessionStorage } from '#platform/storage.ts'
import { aboutLine } from '#session/line-event.ts'
import { useVisitPath } from '#session/links.ts'
import { useSession, useSessionValue } from '#session/session-context.tsx'
import { useTrack } from '#session/use-track.ts'
import { useBranchContact, useVenue } from '#session/venue-context.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

const KEY = 'taken-up-cart'
const VERSION = 1
/** The cart is gone, or the link is no link. */
const NOT_FOUND: ReadonlySet<number> = new Set([400, 404])
const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * Fills the cart again that the address names, and goes to it. Once per link and tab: what the diner does with the
 * cart afterwards is not undone by a reload. A cart that would be lost is asked about first.
 *
 * @source diner spec §4 "Abandoned-cart recovery"; requirements CAMP-02
 */
export function useTakenUpCart() {
  const t = useT()
  const toast = useToast()
  const track = useTrack()
  const { client } = useApi()
  const { cart, modal, visit } = useSession()
  const { alias, modes } = useVenue()
  const branchContact = useBranchContact()
  const navigate = useNavigate()
  const visitPath = useVisitPath()
  const restored = useSessionValue('cart', (state) => state.restored)

  const cartOf = ({ orderModeId, items }: RecoveredCart): CartState | undefined => {
    const mode = modes.find(({ id }) => id === orderModeId)
    if (mode === undefined || items.length === 0 || !items.every(isCartItem)) return undefined
    return withItems(emptyCart({ modeId: mode.id, paymentTypeId: choosePayment(mode, undefined)?.id }), items)
  }

  const fill = (recovered: CartState) => {
    cart.getState().put(recovered)
    for (const item of cart.getState().cart.items)
      track('ADD_ITEM', { orderModeId: recovered.modeId, ...aboutLine(item) })
    toast(t('campaign.cart-recovered'), 'success')
    navigate(visitPath(paths.cart(alias)))
  }

  const sayNotFound = () => {
    // as the specification words it, for the operator
    const body = { error: 'Cart not found', context: { alias, path: window.location.pathname } }
    client.POST('/api/diner/log', { body, keepalive: true }).catch(() => undefined)
    toast(t('campaign.cart-not-found'), 'error')
  }

  const takeUp = useEffectEvent(async () => {
    const { abandoned, phone } = visit.getState()
    if (abandoned === undefined || phone === undefined) return
    const storage = browserSessionStorage()
    if (storage.read(KEY, VERSION, isText) === abandoned) return
    const path = { phone, branchContactId: branchContact.id }
    const call = client.GET('/api/recovery/cart/{phone}/{branchContactId}', {
      params: { path, query: { abandoned: abandoned.slice(0, 64) } },
    })
    let found: RecoveredCart | undefined
    try {
      found = await bodyOf(call)
    } catch (error) {
      // without an answer the link is as good as before
      if (!isApiError(error) || !NOT_FOUND.has(error.status))
        return toast(t('campaign.cart-not-loaded'), 'error')
    }
    const markUsed = () => storage.write(KEY, VERSION, abandoned)
    const recovered = found && cartOf(found)
    if (recovered !== undefined && itemCount(cart.getState().cart) > 0) {
      const onConfirm = () => {
        markUsed()
        fill(recovered)
      }
      return modal.getState().show('confirm-leave', { onConfirm, onCancel: markUsed })
    }
    markUsed()
    if (recovered === undefined) return sayNotFound()
    fill(recovered)
  })

  useEffect(() => {
    if (restored) void takeUp()
  }, [restored])
}
