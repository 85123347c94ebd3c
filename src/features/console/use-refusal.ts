import { useEffect, useEffectEvent } from 'react'
import { isApiError } from '#api/client.ts'

/** @param onRefused - called when the token is no longer valid */
export function useRefusal(error: Error | null, onRefused: () => void): void {
  const isRefused = isApiError(error) && error.code === 'UNAUTHENTICATED'
  const refused = useEffectEvent(onRefused)
  useEffect(() => {
    if (isRefused) refused()
  }, [isRefused])
}
