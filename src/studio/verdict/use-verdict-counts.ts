import { useStore } from 'zustand'

import type { StudioFault } from '#generated/models.ts'
import { useEditor } from '../editor/editor-context.tsx'
import { useUnshownFaults } from '../editor/unshown-faults.ts'
import type { EditorState } from '../theme/editor-store.ts'
import type { Verdict } from './judge-theme.ts'

/**
 * Number of faults and remarks of a draft by level: errors prevent publishing.
 * @param theme - as in the editor
 * @param others - found only by the server
 */
export const verdictCounts = (
  { verdict, faults }: Pick<EditorState, 'verdict' | 'faults'>,
  others: readonly StudioFault[],
): Verdict['counts'] => ({ ...verdict.counts, error: faults.length + others.length })

/** The same for the edited draft. */
export const useVerdictCounts = (): Verdict['counts'] =>
  verdictCounts(useStore(useEditor().theme), useUnshownFaults())
