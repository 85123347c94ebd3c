import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { SEARCH_DEBOUNCE_MS } from '#domain/defaults.ts'
import { automaticBranchMode } from '#domain/venue/choose-mode.ts'
import { listContacts, isOutOfEveryZone, restrictContacts } from '#domain/venue/contact-list.ts'
import { contactToEnter } from '#domain/venue/contact-to-enter.ts'
import type { BranchContact, OrderMode, OrderModeType } from '#generated/models.ts'
import { isStandalone } from '#platform/display.ts'
import { useVisitPath } from '#session/links.ts'
import { useSessionValue, useVenue } from '#session/page-context.ts'
import { offeredReward } from '#session/reward-link.ts'
import { useDebounced } from '#session/use-debounced.ts'
import { useTrack } from '#session/use-track.ts'
import { useHydrated } from '#ui/primitives/base/use-hydrated.ts'
import { branchModes, contactPath } from './branch-modes.ts'
import { useReachableContacts } from './use-reachable-contacts.ts'
import { useVenuePath } from './use-venue-path.ts'

/** The list of a branch page: the diner's filter, and the branch contacts that match. */
export function useBranchList() {
  const visitPath = useVisitPath()
  const venuePath = useVenuePath()
  const track = useTrack()
  const { contacts: all, isMeasured, isLoading, isError, retry } = useReachableContacts()
  const named = useSessionValue('visit', (visit) => visit.menus)
  const contacts = useMemo(() => restrictContacts(all, named), [all, named])
  const { modes, mode, isChosen, choose } = useBranchMode(contacts)
  const { locale } = useVenue().storefront
  const [text, setText] = useState('')
  const search = useDebounced(text, SEARCH_DEBOUNCE_MS)
  const modeType = mode?.type
  const now = useSessionValue('clock', (clock) => clock.now)
  const offered = listContacts(contacts, { modeType })
  const found = listContacts(contacts, { modeType, search, now, locale })
  // A mode the page chose by itself does not count as a result: its only venue would hide all others for good.
  const result = isChosen ? offered : listContacts(contacts)
  const rewardPending = useSessionValue('visit', (visit) => offeredReward(visit) !== undefined)
  const searching = text.trim() !== '' || search.trim() !== ''
  const only = contactToEnter(result, { searching, rewardPending })
  // Without a choice the address means this only venue: its table stays.
  const pathTo = isChosen ? venuePath : visitPath
  useAutoEnter(
    only && {
      branchContactId: only.id,
      path: pathTo(contactPath(only, isChosen ? modeType : undefined)),
      isAnswer: isChosen,
    },
  )
  return {
    modes,
    mode,
    choose: (type: OrderModeType) => {
      // The type alone: the mode itself is that of the branch contact chosen next.
      track('ORDER_MODE_SELECT', { orderModeType: type })
      choose(type)
    },
    text,
    setText,
    searching,
    found,
    isOutOfZone: isMeasured && isOutOfEveryZone(offered, modeType),
    isLoading,
    isError,
    retry,
  }
}

interface Entrance {
  branchContactId: string
  path: string
  /** The diner pressed something that led to it; then the way back leads here again. */
  isAnswer: boolean
}

/** Opens the only venue that is left, once; another alias is a whole page. @source requirements BRAN-05 */
function useAutoEnter(entrance: Entrance | undefined) {
  const track = useTrack()
  const entered = useRef<string>(undefined)
  const path = entrance?.path
  const isAnswer = entrance?.isAnswer ?? false
  // Sent before the page is left, which it outlives.
  const trackEntered = useEffectEvent(() =>
    track('BRANCH_CONTACT_SELECT', { branchContactId: entrance?.branchContactId }),
  )

  useEffect(() => {
    if (path === undefined || entered.current === path) return
    entered.current = path
    trackEntered()
    if (isAnswer) window.location.assign(path)
    else window.location.replace(path)
  }, [path, isAnswer])
}

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
 * @source requirements BRAN-01, BRAN-07
 */
function useBranchMode(contacts: readonly BranchContact[]): BranchMode {
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
