import { useEffect, useSyncExternalStore } from 'react'
import { takeClosedNotice } from '#session/closed-notice.ts'
import { useSession } from '#session/page-context.ts'
import { onLayersChange, topLayer } from '#ui/primitives/modal/modal-layers.ts'

/**
 * Opens the modal of a closed venue, once per session and venue. It waits until no other modal is open.
 *
 * @source requirements HOURS-03
 */
export function useClosedNotice(canSchedule: boolean) {
  const { alias, modal } = useSession()
  const isFree = useSyncExternalStore(onLayersChange, topLayer, () => undefined) === undefined

  useEffect(() => {
    // another may have opened since this was rendered
    if (!isFree || modal.getState().open) return
    if (takeClosedNotice(alias)) modal.getState().show('closed', { canSchedule })
  }, [alias, canSchedule, isFree, modal])
}
