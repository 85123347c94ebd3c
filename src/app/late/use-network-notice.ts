import { useEffect } from 'react'
import { browserOnline } from '#platform/online.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'

/** Says once when the network goes away, so that what is sent next would not arrive, and once when it is back. */
export function useNetworkNotice() {
  const t = useT()
  const toast = useToast()
  useEffect(
    () =>
      browserOnline().onChange((online) =>
        online ? toast(t('late.online'), 'success') : toast(t('shell.offline'), 'error'),
      ),
    [t, toast],
  )
}
