import { useEffect } from 'react'
import { browserOnline, hasPageKeeper } from '#platform/online.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'

/** Says once when the network goes away, so that what is sent next would not arrive, and once when it is back. */
export function useNetworkNotice() {
  const t = useT()
  const toast = useToast()
  useEffect(() => {
    const network = browserOnline()
    const tell = (online: boolean) =>
      online ? toast(t('late.online'), 'success') : toast(t('shell.offline'), 'error')
    // it went while this code was on its way; a page that a worker keeps may have been opened without it
    if (!network.isOnline() && !hasPageKeeper()) tell(false)
    return network.onChange(tell)
  }, [t, toast])
}
