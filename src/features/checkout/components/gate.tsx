import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { benefitsOf } from '#session/benefits-store.ts'
import { partnerStoreOf } from '#session/partner.ts'
import { useSession, useSessionValue } from '#session/session-context.tsx'
import { checkoutOf } from '../checkout-store.ts'
import { useCheckoutValue } from '../use-checkout.ts'

interface Props {
  /** Stands in until this device's cart is known, and while the order's page is on the way. */
  skeleton?: ReactNode
  children: ReactNode
}

/** Shows its children once there is an order to confirm: the server and the first view know of none. */
export function Gate({ skeleton = null, children }: Props) {
  const session = useSession()
  const restored = useSessionValue('cart', (state) => state.restored)
  const isEmpty = useSessionValue('cart', ({ cart }) => cart.items.length === 0)
  const placed = useCheckoutValue((state) => state.placed)
  useEffect(() => {
    checkoutOf(session).getState().arrive()
    benefitsOf(session).getState().arrive()
    partnerStoreOf(session).getState().arrive()
  }, [session])
  if (!restored || placed) return skeleton
  return isEmpty ? null : children
}
