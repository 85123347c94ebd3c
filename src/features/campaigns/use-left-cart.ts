import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useApi } from '#api/api-context.tsx'
import { choosePayment } from '#domain/delivery/payment-types.ts'
import { defaultPhoneCountry } from '#domain/phone/countries.ts'
import type { OrderMode } from '#generated/models.ts'
import { onDemand } from '#platform/on-demand.ts'
import { browserStorage } from '#platform/storage.ts'
import { browserVisibility } from '#platform/visibility.ts'
import { phoneCode } from '#session/phone-code.ts'
import { useBranchContact, useSession, useSessionValue, useVenue } from '#session/page-context.ts'
import { fetchMenu } from '#session/use-menu.ts'
import { type LeftCart, watchLeftCart } from './left-cart.ts'

const priceCode = onDemand(() => import('#domain/pricing/price-cart.ts'))
const cartCode = onDemand(() => import('#session/use-cart.ts'))
/** Code that validates phones and prices carts; fetched ahead, since a page that is being hidden cannot wait. */
const rules = onDemand(async () => {
  const [phone, price, cart] = await Promise.all([phoneCode.fetch(), priceCode.fetch(), cartCode.fetch()])
  return { ...phone, ...price, ...cart }
})

/** Tells of carts that are left in this tab. @source requirements CAMP-03 */
export function useLeftCart() {
  const session = useSession()
  const { client, queries } = useApi()
  const queryClient = useQueryClient()
  const { alias, modes } = useVenue()
  const branchContact = useBranchContact()
  const modeId = useSessionValue('cart', (state) => (state.choices.length > 0 ? state.modeId : undefined))
  const hasPhone = useSessionValue('diner', (state) => state.phone !== '')
  const mode = modes.find(({ id }) => id === modeId)

  /** What prices the cart of a mode. */
  const fetchParts = useEffectEvent((mode: OrderMode) =>
    Promise.all([rules.fetch(), fetchMenu({ queryClient, queries, alias, mode })]),
  )
  const leftCart = useEffectEvent(async (): Promise<LeftCart | undefined> => {
    if (!mode || !hasPhone) return undefined
    const [{ priceCart, pricingContext, normalisePhone }, menu] = await fetchParts(mode)
    const { id, branch } = branchContact
    const { choices, paymentTypeId } = session.cart.getState()
    const { phone: typed, phoneCountry, email } = session.diner.getState()
    const context = pricingContext(mode, choosePayment(mode, undefined, paymentTypeId)?.id)
    const { items } = priceCart(choices, menu, context)
    const phone = normalisePhone(typed, phoneCountry ?? defaultPhoneCountry(branch.country))
    if (items.length === 0 || !phone.ok) return undefined
    return {
      items,
      branchContactId: id,
      branchId: branch.id,
      phone: phone.e164,
      email: email.trim() || undefined,
      orderModeId: mode.id,
    }
  })

  useEffect(() => {
    // loaded by the time the tab is hidden; otherwise the cart is not reported
    if (mode && hasPhone) fetchParts(mode).catch(() => undefined)
  }, [mode, hasPhone])
  useEffect(
    () =>
      watchLeftCart({
        client,
        visibility: browserVisibility(),
        storage: browserStorage(),
        branchContactId: branchContact.id,
        cart: () => leftCart(),
      }),
    [client, branchContact],
  )
}
