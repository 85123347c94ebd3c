import { useStore } from 'zustand'

import type { StudioFault } from '#generated/models.ts'
import { useEditor } from '../editor/editor-context.tsx'
import { useUnshownFaults } from '../editor/unshown-faults.ts'
import type { EditorState } from '../theme/editor-store.ts'
import type { Verdict } from './judge-theme.ts'

/**
 * How much there is to say of a draft, by level: errors are all that stands against publishing it.
 * @param theme - as it is here
 * @param others - what only the server finds in the folder
 */
export const verdictCounts = (
  { verdict, faults }: Pick<EditorState, 'verdict' | 'faults'>,
  others: readonly StudioFault[],
): Verdict['counts'] => ({ ...verdict.counts, error: faults.length + others.length })

/** The same of the draft that is edited. */
export const useVerdictCounts = (): Verdict['counts'] =>
  verdictCounts(useStore(useEditor().theme), useUnshownFaults())
