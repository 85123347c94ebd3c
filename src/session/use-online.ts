import { useSyncExternalStore } from 'react'
import { browserOnline } from '#platform/online.ts'

const listen = (listener: () => void) => browserOnline().onChange(listener)

/** Whether the browser believes it has a network; the server's page and the first render believe so too. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => browserOnline().isOnline(),
    () => true,
  )
