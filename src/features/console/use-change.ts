import { isApiError } from '#api/client.ts'
import { console } from '#messages/console.ts'
import { browserOnline } from '#platform/online.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'

/**
 * Changes the venue, and shows an error when that fails.
 * @returns whether it succeeded
 * @param conflict - the message when the venue's state does not allow it
 */
export function useChange(
  conflict: 'console.refused' | 'console.resume.by-folder' = 'console.refused',
): (call: () => Promise<unknown>) => Promise<boolean> {
  const t = useT(console)
  const toast = useToast()
  return async (call) => {
    try {
      if (!browserOnline().isOnline()) throw new Error('No network')
      await call()
      return true
    } catch (error) {
      const code = isApiError(error) ? error.code : undefined
      // a change whose answer never came may have been made
      const unsure = code === 'NETWORK' ? 'console.unanswered' : 'console.refused'
      toast(t(code === 'STATUS_CONFLICT' ? conflict : unsure), 'error')
      return false
    }
  }
}
