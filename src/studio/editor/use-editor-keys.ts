import { useEffect } from 'react'

import { useEditor } from './editor-context.tsx'

/** Undo and redo by the keys everybody knows; a text field's own undo gives way, because it knows one field only. */
export function useEditorKeys(): void {
  const { theme } = useEditor()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      if (document.querySelector('dialog[open]')) return
      const key = event.key.toLowerCase()
      const isRedo = (key === 'z' && event.shiftKey) || key === 'y'
      if (!isRedo && key !== 'z') return
      event.preventDefault()
      if (isRedo) theme.getState().redo()
      else theme.getState().undo()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [theme])
}
