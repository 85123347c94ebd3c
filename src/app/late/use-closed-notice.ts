import { useEffect } from 'react'
import { browserSessionStorage } from '#platform/storage.ts'
import { useSession, useSessionValue } from '#session/session-context.tsx'

const KEY = 'closed-notice'
const VERSION = 1

const isAliases = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((alias) => typeof alias === 'string')

/**
 * Opens the modal of a closed venue, once per session and venue. It waits until no other modal is open.
 *
 * @source requirements HOURS-03
 */
export function useClosedNotice(canSchedule: boolean) {
  const { alias, modal } = useSession()
  const isFree = useSessionValue('modal', ({ open }) => open === undefined)

  useEffect(() => {
    // another may have opened since this was rendered
    if (!isFree || modal.getState().open) return
    const storage = browserSessionStorage()
    const told = storage.read(KEY, VERSION, isAliases) ?? []
    if (told.includes(alias)) return
    storage.write(KEY, VERSION, [...told, alias])
    modal.getState().show('closed', { canSchedule })
  }, [alias, canSchedule, isFree, modal])
}
