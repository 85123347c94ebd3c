import { useMemo } from 'react'
import { useStore } from 'zustand'

import type { StudioFault } from '#generated/models.ts'
import { useEditor } from './editor-context.tsx'
import { unshownFaults, withoutKnown } from './unshown-faults.ts'

/** What the server found in the draft that is edited and the editor finds neither in what was saved nor in what is typed. */
export function useUnshownFaults(): readonly StudioFault[] {
  const { saver, theme } = useEditor()
  const { draft } = useStore(saver.store)
  const faults = useStore(theme, (state) => state.faults)
  // the whole folder is read for it: once for each save, not for each edit
  const saved = useMemo(() => unshownFaults(draft), [draft])
  return useMemo(() => withoutKnown(saved, faults), [saved, faults])
}
