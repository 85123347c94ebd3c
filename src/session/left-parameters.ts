import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { withoutParameters } from '#domain/routes/common-address.ts'
import { historyState } from '#platform/history-step.ts'
import type { VisitStore } from './visit-store.ts'

const here = ({ pathname, search, hash }: Location): string => pathname + search + hash

/** Removes parameters from the visit's query string and from the address. */
export function removeParameters(visit: VisitStore, names: readonly string[]): void {
  visit.setState(({ search }) => ({ search: withoutParameters(search, names) }))
  window.history.replaceState(window.history.state, '', withoutParameters(here(window.location), names))
}

/**
 * Handles parameters of the address once and removes them. It reads `window.location`, since the router's location
 * updates later: several may be handled after one render, none twice.
 * @param names - the parameters to handle; any of them is enough
 * @param isReady - the handler's dependencies are loaded
 */
export function useAsked(
  names: readonly string[],
  answer: (asked: URLSearchParams) => void,
  isReady = true,
): void {
  const navigate = useNavigate()
  const { search } = useLocation()
  const take = useEffectEvent(() => {
    const asked = new URLSearchParams(window.location.search)
    if (!names.some((name) => asked.has(name))) return
    void navigate(withoutParameters(here(window.location), names), { replace: true, state: historyState() })
    answer(asked)
  })
  useEffect(() => {
    if (isReady) take()
  }, [isReady, search])
}
