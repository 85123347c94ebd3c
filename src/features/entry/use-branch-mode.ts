import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { automaticBranchMode } from '#domain/venue/choose-mode.ts'
import type { BranchContact, OrderMode, OrderModeType } from '#generated/models.ts'
import { isStandalone } from '#platform/display.ts'
import { useSessionValue, useVenue } from '#session/page-context.ts'
import { useHydrated } from '#ui/primitives/base/use-hydrated.ts'
import { branchModes } from './branch-modes.ts'

interface BranchMode {
  modes: OrderMode[]
  mode?: OrderMode
  /** Chosen by the diner, not by the page. */
  isChosen: boolean
  choose: (type: OrderModeType) => void
}

/**
 * The order modes of a branch and the one its list is about: what the diner pressed, else what the branch's address
 * mode and the hash of the address say. Only the browser knows the hash, so it counts once the page has hydrated.
 *
 * @source requirements BRAN-01, BRAN-07
 */
export function useBranchMode(contacts: readonly BranchContact[]): BranchMode {
  const { branch } = useVenue()
  const allowed = useSessionValue('visit', (visit) => visit.allowedModes)
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const [chosen, choose] = useState<OrderModeType>()
  const modes = useMemo(() => branchModes(contacts, allowed), [contacts, allowed])
  const context = isHydrated ? { installed: isStandalone(), hash } : { installed: false, hash: '' }
  const pressed = modes.find(({ type }) => type === chosen)
  const mode = pressed ?? automaticBranchMode(modes, branch?.addressMode ?? 'MANUAL', context)
  return { modes, mode, isChosen: pressed !== undefined, choose }
}
