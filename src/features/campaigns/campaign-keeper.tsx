import { useLeftCart } from './use-left-cart.ts'
import { useTakenUpCart } from './use-taken-up-cart.ts'
import { useVisitor } from './use-visitor.ts'

/** Does what a campaign's link asks for, and tells of carts that are left. Only on pages of a branch contact. */
export function CampaignKeeper() {
  useVisitor()
  useTakenUpCart()
  useLeftCart()
  return null
}
