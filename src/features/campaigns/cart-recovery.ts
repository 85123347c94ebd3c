import { useEffect, useEffectEvent } from 'react'
import { useApi } from '#api/api-context.tsx'
import { bodyOf, isNoSuch } from '#api/client.ts'
import { logClientError } from '#api/log-client-error.ts'
import { choiceOf } from '#domain/cart/choice-of.ts'
import { mergeChoices } from '#domain/cart/choices.ts'
import { isSameCart } from '#domain/cart/same-cart.ts'
import { paths } from '#domain/routes/routes.ts'
import type { OrderMode, RecoveredCart } from '#generated/models.ts'
import { campaign } from '#messages/campaign.ts'
import { useNavigate } from 'react-router-dom'
import { browserSessionStorage, isText } from '#platform/storage.ts'
import { aboutLine } from '#session/cart-edits.ts'
import { enterMode } from '#session/cart-store.ts'
import { useVisitPath } from '#session/links.ts'
import { useBranchContact, useSession, useVenue } from '#session/page-context.ts'
import { useTrack } from '#session/use-track.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

const KEY = 'taken-up-cart'
const VERSION = 1

const chosenIn = (items: RecoveredCart['items']) => mergeChoices(items.map(choiceOf))

/**
 * Refills the cart named in the address, and navigates to it. Once per link and tab: a reload does not undo later
 * changes to the cart. Asks first when another cart would be lost.
 * @source diner spec §4 "Abandoned-cart recovery"; requirements CAMP-02
 */
export function CartRecovery() {
  const t = useT(campaign)
  const toast = useToast()
  const track = useTrack()
  const { client } = useApi()
  const { cart, modal, visit } = useSession()
  const { alias, modes } = useVenue()
  const branchContact = useBranchContact()
  const navigate = useNavigate()
  const visitPath = useVisitPath()

  const goToCart = () => void navigate(visitPath(paths.cart(alias)))

  const fill = (mode: OrderMode, { items }: RecoveredCart) => {
    enterMode(cart, mode)
    cart.getState().put({ choices: chosenIn(items) })
    for (const item of items) track('ADD_ITEM', { orderModeId: mode.id, ...aboutLine(item) })
    toast(t('campaign.cart-recovered'), 'success')
    goToCart()
  }

  const showNotFound = () => {
    // worded as in the specification, for the operator
    const body = { error: 'Cart not found', context: { alias, path: window.location.pathname } }
    logClientError(client, body)
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
      // when no answer came, the link stays usable
      if (!isNoSuch(error)) return toast(t('campaign.cart-not-loaded'), 'error')
    }
    const markUsed = () => storage.write(KEY, VERSION, abandoned)
    const recovered = found?.items.length ? found : undefined
    const mode = modes.find(({ id }) => id === recovered?.orderModeId)
    const { modeId, choices } = cart.getState()
    if (recovered && mode && choices.length > 0) {
      if (modeId === mode.id && isSameCart(choices, chosenIn(recovered.items))) {
        markUsed()
        return goToCart()
      }
      const onConfirm = () => {
        markUsed()
        fill(mode, recovered)
      }
      return modal.getState().show('confirm-leave', { onConfirm, onCancel: markUsed })
    }
    markUsed()
    if (!recovered || !mode) return showNotFound()
    fill(mode, recovered)
  })

  useEffect(() => void takeUp(), [])
  return null
}
