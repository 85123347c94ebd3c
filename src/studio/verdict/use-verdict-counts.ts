import { useStore } from 'zustand'

import type { FindingLevel } from '#domain/color/theme-finding.ts'
import type { StudioFault } from '#generated/models.ts'
import { useEditor } from '../editor/editor-context.tsx'
import { useUnshownFaults } from '../editor/unshown-faults.ts'

type Counts = Readonly<Record<FindingLevel, number>>

/**
 * How much there is to say of a draft, by level: errors are all that stands against publishing it.
 * @param ofTheme - counts of the theme as it is here
 * @param others - what only the server finds in the folder
 */
export const verdictCounts = (ofTheme: Counts, others: readonly StudioFault[]): Counts => ({
  ...ofTheme,
  error: ofTheme.error + others.length,
})

/** The same of the draft that is edited. */
export function useVerdictCounts(): Counts {
  const { theme } = useEditor()
  return verdictCounts(
    useStore(theme, ({ counts }) => counts),
    useUnshownFaults(),
  )
}
