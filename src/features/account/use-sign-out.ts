import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '#api/api-context.tsx'
import { attemptOf } from '#session/attempt.ts'
import { account } from '#messages/account.ts'
import { useSession } from '#session/page-context.ts'
import { signInOf } from '#session/use-signed-in.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

/** What was read for the diner who leaves. */
const PERSONAL = ['customer', 'orders', 'loyalty-history']

/**
 * Ends the session of this browser, first on the server: a session that still lived there would show what it created
 * to whoever types the phone next.
 *
 * @source requirements ACCT-01 "'Cerrar sesión' clears customer data and phone"
 */
export function useSignOut(): () => Promise<void> {
  const t = useT(account)
  const toast = useToast()
  const session = useSession()
  const { client } = useApi()
  const queryClient = useQueryClient()
  return async () => {
    const isEnded = await client.DELETE('/api/sign-in/session').then(
      ({ response }) => response.ok,
      () => false,
    )
    if (!isEnded) return toast(t('account.sign-out-failed'), 'error')
    const diner = session.diner.getState()
    diner.forget()
    diner.moveTo(undefined)
    signInOf(session).getState().forget()
    attemptOf(session).finish()
    for (const key of PERSONAL) queryClient.removeQueries({ queryKey: [key] })
    toast(t('account.signed-out'), 'success')
  }
}
