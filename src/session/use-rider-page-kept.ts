import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { keepPageOnTheWay } from '#platform/pages-on-the-way.ts'

/** Has the worker keep the page that is shown, so that it opens again in a dead zone. */
export function useRiderPageKept(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    void keepPageOnTheWay(window.location.origin + pathname)
  }, [pathname])
}
