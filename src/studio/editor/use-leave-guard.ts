import { useEffect } from 'react'

import { useEditor } from './editor-context.tsx'

/** The browser asks before a page is left whose draft is not saved, and is given a last save to make. */
export function useLeaveGuard(): void {
  const { saver } = useEditor()
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (saver.store.getState().state === 'saved') return
      void saver.flush()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [saver])
}
