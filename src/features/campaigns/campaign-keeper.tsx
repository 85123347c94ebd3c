import { useEffect } from 'react'
import { NAME_MAX, PHONE_MAX } from '#domain/checkout/typed-length.ts'
import { useSession } from '#session/page-context.ts'
import { useLeftCart } from './use-left-cart.ts'
import { useTakenUpCart } from './use-taken-up-cart.ts'

/** Does what a campaign's link asks for, and tells of carts that are left. Only on pages of a branch contact. */
export function CampaignKeeper() {
  useVisitor()
  useTakenUpCart()
  useLeftCart()
  return null
}

/** Name and phone of a campaign's link are filled in where this device knows none. @source requirements ROUTE-06 */
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
