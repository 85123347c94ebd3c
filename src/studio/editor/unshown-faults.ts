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
 * Faults that only the server found in a folder. The server judged the theme saved last: the editor shows its own
 * faults of that theme with every edit, beside the fields or as strays.
 */
export const unshownFaults = ({
  faults,
  files,
}: Pick<StudioDraft, 'faults' | 'files'>): readonly StudioFault[] =>
  withoutKnown(faults, themeFaults(themeOfTexts(textsOf(files)), []))

/** A folder's faults without those at places of theme.json where the editor found one. */
export function withoutKnown(
  faults: readonly StudioFault[],
  found: readonly ThemeFault[],
): readonly StudioFault[] {
  const known = new Set(found.map(({ path }) => jsonPath(path)))
  return faults.filter(({ file, path }) => !IS_THEME.test(file) || !known.has(path))
}

/** A path in the server's notation. */
const jsonPath = (path: ThemePath): string =>
  path.reduce((whole, step) => (/^\d+$/.test(step) ? `${whole}[${step}]` : `${whole}.${step}`), '$')

/** The server's faults of the edited draft that the editor finds neither in the saved nor in the current theme. */
export function useUnshownFaults(): readonly StudioFault[] {
  const { saver, theme } = useEditor()
  const { draft } = useStore(saver.store)
  const faults = useStore(theme, (state) => state.faults)
  // this reads the whole folder, so once for each save, not for each edit
  const saved = useMemo(() => unshownFaults(draft), [draft])
  return useMemo(() => withoutKnown(saved, faults), [saved, faults])
}
