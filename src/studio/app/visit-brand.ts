import { isKept } from '#domain/studio/kept-draft.ts'
import { isUntouchedDraft, leaveBrand } from '../editor/open-editor.ts'
import type { Editor } from '../editor/editor-context.tsx'

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly location: Pick<Location, 'reload'>
}
type Visited = { readonly calls: Pick<Editor['calls'], 'deleteDraft'>; readonly saver: Editor['saver'] }

/**
 * When the page of a merely viewed brand is left, deletes its draft; reports when a change keeps it.
 * @returns ends the visit
 */
export function visitBrand(editor: Visited, onKept: (draft: string) => void, page: Page): () => void {
  const unsubscribe = editor.saver.store.subscribe(({ draft }, before) => {
    if (isKept(draft) && !isKept(before.draft)) onKept(draft.id)
  })
  const leave = () => leaveBrand(editor)
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    // Restored from the browser's cache: its draft was deleted on leaving, unless a change was waiting.
    if (persisted && isUntouchedDraft(editor)) page.location.reload()
  }
  page.addEventListener('pagehide', leave)
  page.addEventListener('pageshow', comeBack)
  return () => {
    unsubscribe()
    page.removeEventListener('pagehide', leave)
    page.removeEventListener('pageshow', comeBack)
    leave()
  }
}
