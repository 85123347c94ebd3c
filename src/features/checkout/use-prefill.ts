import { useEffect } from 'react'
import { useSession } from '#session/session-context.tsx'

const NAME_MAX = 80
const PHONE_MAX = 40

/**
 * Name and phone of the link that led here, where this device knows none: what the diner typed goes before.
 *
 * @source diner spec §2 "Query params", requirements ROUTE-06
 */
export function usePrefill(): void {
  const { customer, visit } = useSession()
  useEffect(() => {
    const { name, phone, change } = customer.getState()
    const link = visit.getState()
    if (name === '' && link.name) change({ name: link.name.slice(0, NAME_MAX) })
    if (phone === '' && link.phone) change({ phone: link.phone.slice(0, PHONE_MAX) })
  }, [customer, visit])
}
