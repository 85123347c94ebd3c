import { useSyncExternalStore } from 'react'
import { browserOnline } from '#platform/online.ts'

const listen = (listener: () => void) => browserOnline().onChange(listener)

/** Whether the browser reports a network; true on the server and in the first render. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => browserOnline().isOnline(),
    () => true,
  )
