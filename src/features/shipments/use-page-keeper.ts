import { useEffect } from 'react'
import { keepRiderPage } from '#platform/service-worker.ts'
import { useLocation } from 'react-router-dom'

/** Has the worker keep the page that is shown, so that it opens again in a dead zone. */
export function useRiderPageKeeper(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    void keepRiderPage(window.location.origin + pathname)
  }, [pathname])
}
