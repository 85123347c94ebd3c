import { useMemo } from 'react'
import { useStore } from 'zustand'

import type { StudioDraft, StudioFault } from '#generated/models.ts'
import { textsOf } from '../frames/draft-content.ts'
import { themeFaults, type ThemeFault } from '../theme/theme-faults.ts'
import type { ThemePath } from '../theme/theme-path.ts'
import { useEditor } from './editor-context.tsx'
import { themeOfTexts } from './theme-text.ts'

const IS_THEME = /^[^/]+\/theme\.json$/

/**
 * What the server found in a folder and the editor does not find itself. The theme that it judged is the one that was
 * saved last: what the editor finds in that one it says with every edit, beside the fields or as a stray.
 */
export const unshownFaults = ({
  faults,
  files,
}: Pick<StudioDraft, 'faults' | 'files'>): readonly StudioFault[] =>
  withoutKnown(faults, themeFaults(themeOfTexts(textsOf(files)), []))

/** Faults of a folder without those at places of theme.json where the editor has found one. */
export function withoutKnown(
  faults: readonly StudioFault[],
  found: readonly ThemeFault[],
): readonly StudioFault[] {
  const known = new Set(found.map(({ path }) => jsonPath(path)))
  return faults.filter(({ file, path }) => !IS_THEME.test(file) || !known.has(path))
}

/** A path as the server writes it. */
const jsonPath = (path: ThemePath): string =>
  path.reduce((whole, step) => (/^\d+$/.test(step) ? `${whole}[${step}]` : `${whole}.${step}`), '$')

/** What the server found in the draft that is edited and the editor finds neither in what was saved nor in what is typed. */
export function useUnshownFaults(): readonly StudioFault[] {
  const { saver, theme } = useEditor()
  const { draft } = useStore(saver.store)
  const faults = useStore(theme, (state) => state.faults)
  // the whole folder is read for it: once for each save, not for each edit
  const saved = useMemo(() => unshownFaults(draft), [draft])
  return useMemo(() => withoutKnown(saved, faults), [saved, faults])
}
