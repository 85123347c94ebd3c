import { useEffect, type ComponentType, type ReactNode } from 'react'
import { recognizePartner } from '#session/partner.ts'
import { useSession, useSessionValue } from '#session/page-context.ts'
import { checkoutOf, useCheckoutValue } from '#session/checkout-store.ts'
import { useHydrated } from '#ui/primitives/base/use-hydrated.ts'

interface Props {
  /** Shown in the server's page, which has no cart, and while the order's page loads. */
  skeleton?: ReactNode
  children: ReactNode
}

/** Renders its children once there is an order to confirm: the server and the first render have none. */
export function Gate({ skeleton = null, children }: Props) {
  const session = useSession()
  const isKnown = useHydrated()
  const isEmpty = useSessionValue('cart', ({ choices }) => choices.length === 0)
  const placed = useCheckoutValue((state) => state.placed)
  useEffect(() => {
    checkoutOf(session).getState().arrive()
    recognizePartner(session)
  }, [session])
  if (!isKnown || placed) return skeleton
  return isEmpty ? null : children
}

/** As a block that renders nothing before that. */
export const gated = (View: ComponentType) =>
  function Gated() {
    return (
      <Gate>
        <View />
      </Gate>
    )
  }
