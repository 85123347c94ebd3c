import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { withoutParameters } from '#domain/routes/common-address.ts'
import { historyState } from '#platform/history-step.ts'
import type { VisitStore } from './visit-store.ts'

const here = ({ pathname, search, hash }: Location): string => pathname + search + hash

/** Takes parameters out of what the visit carries along, and out of the address. */
export function leaveOut(visit: VisitStore, names: readonly string[]): void {
  visit.setState(({ search }) => ({ search: withoutParameters(search, names) }))
  window.history.replaceState(window.history.state, '', withoutParameters(here(window.location), names))
}

/**
 * Answers what an address asks for, and takes that out of it. Both go by the address as it is at this moment, which the
 * page follows later: several answers may be given after one render, and none is given twice.
 * @param names - the parameters that ask; any of them is enough
 * @param isReady - what the answer needs is here
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
