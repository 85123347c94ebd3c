import { useEffect } from 'react'
import { NAME_MAX, PHONE_MAX } from '#domain/checkout/typed-length.ts'
import { onDemand } from '#platform/on-demand.ts'
import { useSession, useSessionValue } from '#session/page-context.ts'
import { lazyView } from '#ui/primitives/base/lazy-view.tsx'
import { useLeftCart } from './use-left-cart.ts'

const CartRecovery = lazyView(
  onDemand(() => import('./cart-recovery.ts').then((code) => code.CartRecovery)),
  'leave-out',
)

/** Handles a campaign's link, and reports abandoned carts. Only on pages of a branch contact. */
export function CampaignKeeper() {
  useVisitor()
  useLeftCart()
  const isLed = useSessionValue(
    'visit',
    ({ abandoned, phone }) => abandoned !== undefined && phone !== undefined,
  )
  return isLed && <CartRecovery />
}

/**
 * Name and phone of a campaign's link are filled in where this device knows none.
 * @source requirements ROUTE-06
 */
function useVisitor() {
  const { visit, diner } = useSession()
  useEffect(() => {
    const { name = '', phone = '' } = visit.getState()
    const known = diner.getState()
    const found = {
      name: known.name || name.slice(0, NAME_MAX),
      phone: known.phone || phone.trim().slice(0, PHONE_MAX),
    }
    if (found.name !== known.name || found.phone !== known.phone) known.change(found)
  }, [visit, diner])
}
