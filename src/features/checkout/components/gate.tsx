import { useEffect, type ComponentType, type ReactNode } from 'react'
import { letPartnerArrive } from '#session/partner.ts'
import { useSession, useSessionValue } from '#session/page-context.ts'
import { checkoutOf, useCheckoutValue } from '#session/checkout-store.ts'
import { useHydrated } from '#ui/primitives/base/use-hydrated.ts'

interface Props {
  /** Stands in on the server's page, which knows no cart, and while the order's page is on the way. */
  skeleton?: ReactNode
  children: ReactNode
}

/** Shows its children once there is an order to confirm: the server and the first view know of none. */
export function Gate({ skeleton = null, children }: Props) {
  const session = useSession()
  const isKnown = useHydrated()
  const isEmpty = useSessionValue('cart', ({ choices }) => choices.length === 0)
  const placed = useCheckoutValue((state) => state.placed)
  useEffect(() => {
    checkoutOf(session).getState().arrive()
    letPartnerArrive(session)
  }, [session])
  if (!isKnown || placed) return skeleton
  return isEmpty ? null : children
}

/** What shows nothing before that, as a block. */
export const gated = (View: ComponentType) =>
  function Gated() {
    return (
      <Gate>
        <View />
      </Gate>
    )
  }
