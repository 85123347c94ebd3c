import { useEffect } from 'react'
import { late } from '#messages/late.ts'
import { browserOnline, hasPageKeeper } from '#platform/online.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useTakeBack, useToast } from '#ui/primitives/toast/use-toast.ts'

/** Says once when the network goes away, so that what is sent next would not arrive, and once when it is back. */
export function useNetworkNotice() {
  const t = useT(late)
  const toast = useToast()
  const takeBack = useTakeBack()
  useEffect(() => {
    const network = browserOnline()
    const tell = (online: boolean) => {
      takeBack(t(online ? 'shell.offline' : 'late.online'))
      if (online) toast(t('late.online'), 'success')
      else toast(t('shell.offline'), 'error')
    }
    // it went while this code was on its way; a page that a worker keeps may have been opened without it
    if (!network.isOnline() && !hasPageKeeper()) tell(false)
    return network.onChange(tell)
  }, [t, toast, takeBack])
}
