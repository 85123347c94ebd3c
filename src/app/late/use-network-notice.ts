import { useEffect } from 'react'
import { browserOnline } from '#platform/online.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'

/** Says once when the network goes away: what is on the page stays, what is sent next would not arrive. */
export function useNetworkNotice() {
  const t = useT()
  const toast = useToast()
  useEffect(
    () => browserOnline().onChange((online) => (online ? undefined : toast(t('shell.offline'), 'error'))),
    [t, toast],
  )
}
