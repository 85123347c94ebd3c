import { useNavigate } from 'react-router-dom'
import { withoutParameters } from '#domain/routes/common-address.ts'
import { historyState } from '#platform/history-step.ts'
import type { VisitStore } from './visit-store.ts'

const here = ({ pathname, search, hash }: Location): string => pathname + search + hash

/** Takes parameters out of what the visit carries along, and out of the address. */
export function leaveOut(visit: VisitStore, names: readonly string[]): void {
  visit.setState(({ search }) => ({ search: withoutParameters(search, names) }))
  window.history.replaceState(window.history.state, '', withoutParameters(here(window.location), names))
}

/** Takes names out of the address as it is at this moment, once they were answered: several may be taken out by one render. */
export function useLeaveFlags() {
  const navigate = useNavigate()
  return (names: readonly string[]): void =>
    void navigate(withoutParameters(here(window.location), names), { replace: true, state: historyState() })
}
