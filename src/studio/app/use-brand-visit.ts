import { useEffect } from 'react'

import type { Editor } from '../editor/editor-context.tsx'
import { leaveBrand } from '../editor/open-editor.ts'

/** Leaves nothing of a brand that was only looked at, and says when it has become a draft. */
export function useBrandVisit(editor: Editor | undefined, onKept: (draft: string) => void): void {
  useEffect(() => {
    if (!editor) return undefined
    const { store } = editor.saver
    const unsubscribe = store.subscribe(({ draft }, before) => {
      if (draft.kept && !before.draft.kept) onKept(draft.id)
    })
    const leave = () => leaveBrand(editor)
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      // the browser kept the page, but what it looked at was dropped
      if (persisted && !store.getState().draft.kept) window.location.reload()
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
      leave()
    }
  }, [editor, onKept])
}
