import { useNavigate } from 'react-router-dom'
import { historyState } from '#platform/history-step.ts'

/** Takes names out of the address as it is at this moment, once they were answered: several may be taken out by one render. */
export function useLeaveFlags() {
  const navigate = useNavigate()
  return (names: readonly string[]): void => {
    const { pathname, search, hash } = window.location
    const parameters = new URLSearchParams(search)
    for (const name of names) parameters.delete(name)
    const rest = parameters.size === 0 ? '' : `?${parameters.toString()}`
    void navigate(pathname + rest + hash, { replace: true, state: historyState() })
  }
}
