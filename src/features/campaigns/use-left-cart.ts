import { useEffect } from 'react'
import { useApi } from '#api/api-context.tsx'
import { defaultPhoneCountry } from '#domain/phone/countries.ts'
import type { normalisePhone } from '#domain/phone/phone.ts'
import type { BranchContact } from '#generated/models.ts'
import { browserStorage } from '#platform/storage.ts'
import { browserVisibility } from '#platform/visibility.ts'
import { useSession, useSessionValue } from '#session/session-context.tsx'
import type { Session } from '#session/session.ts'
import { useBranchContact } from '#session/venue-context.tsx'
import type { LeftCart } from './left-cart.ts'
import { watchLeftCart } from './left-cart.ts'

/** The code that judges phones; fetched ahead, since a page that is being hidden has no time to wait. */
let judge: typeof normalisePhone | undefined
const loadPhones = () =>
  import('#domain/phone/phone.ts').then(
    ({ normalisePhone: loaded }) => (judge = loaded),
    () => undefined,
  )

/** Tells of carts that are left in this tab. @source requirements CAMP-03 */
export function useLeftCart() {
  const session = useSession()
  const { client } = useApi()
  const branchContact = useBranchContact()
  const isFilled = useSessionValue('cart', (state) => state.cart.items.length > 0)
  const hasPhone = useSessionValue('customer', (state) => state.phone !== '')

  useEffect(() => {
    if (isFilled && hasPhone) void loadPhones()
  }, [isFilled, hasPhone])

  useEffect(
    () =>
      watchLeftCart({
        client,
        visibility: browserVisibility(),
        storage: browserStorage(),
        place: { branchContactId: branchContact.id, branchId: branchContact.branch.id },
        cart: () => cartOf(session, branchContact),
      }),
    [client, session, branchContact],
  )
}

function cartOf(session: Session, { id, branch }: BranchContact): LeftCart | undefined {
  const { items, modeId: orderModeId } = session.cart.getState().cart
  const { phone: typed, phoneCountry, email } = session.customer.getState()
  if (items.length === 0 || orderModeId === undefined || typed === '') return undefined
  const phone = judge?.(typed, phoneCountry ?? defaultPhoneCountry(branch.country))
  if (!phone?.ok) return undefined
  return {
    items: [...items],
    branchContactId: id,
    branchId: branch.id,
    phone: phone.e164,
    email: email.trim() || undefined,
    orderModeId,
  }
}
