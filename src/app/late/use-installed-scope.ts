import { useEffect } from 'react'
import type { Route } from '#domain/routes/routes.ts'
import { isStandalone } from '#platform/display.ts'

/**
 * Keeps an installed app within its own addresses: its scope ends with a slash, so that it takes in no other venue,
 * and its entry belongs to it only with that slash.
 */
export function useInstalledScope({ kind }: Route, pathname: string) {
  useEffect(() => {
    if (kind !== 'entry' || pathname.endsWith('/') || !isStandalone()) return
    const { pathname: now, search, hash } = window.location
    // another page may be on its way
    if (now !== pathname) return
    window.history.replaceState(window.history.state, '', `${pathname}/${search}${hash}`)
  }, [kind, pathname])
}
