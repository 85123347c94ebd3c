import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '#api/api-context.tsx'
import { customerQuery, ordersQuery } from '#api/order-queries.ts'
import { SEARCH_DEBOUNCE_MS } from '#domain/defaults.ts'
import { useBranchContact, useSession } from '#session/page-context.ts'
import { checkoutOf } from '#session/use-checkout-value.ts'
import { usePhone } from './use-checkout.ts'

/**
 * Once a valid phone rests for 500 ms, the venue is asked what it knows of it: the customer, and the orders. Failures
 * leave a customer without opt-in and no orders; they are logged only.
 *
 * @source diner spec §4 "Phone change (after 500 ms)", §8; requirements CHK-14
 */
export function useKnownCustomer(): void {
  const session = useSession()
  const { client } = useApi()
  const { id, branch } = useBranchContact()
  const phone = usePhone()
  const wanted = phone?.ok ? phone.e164 : ''
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [wanted])

  const enabled = asked !== ''
  const { data: customer } = useQuery({ ...customerQuery(client, asked, branch.id), enabled })
  useQuery({ ...ordersQuery(client, asked, id, 0), enabled })
  useEffect(() => {
    const known = asked === wanted ? customer : undefined
    checkoutOf(session).setState({ customer: known })
    if (known?.name && session.diner.getState().name === '')
      session.diner.getState().change({ name: known.name })
  }, [customer, asked, wanted, session])
}
