import { useMemo, useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from '#domain/defaults.ts'
import { listContacts, noneReaches, restrictContacts } from '#domain/venue/contact-list.ts'
import { contactToEnter } from '#domain/venue/contact-to-enter.ts'
import type { OrderModeType } from '#generated/models.ts'
import { useVisitPath } from '#session/links.ts'
import { offeredReward } from '#session/reward-link.ts'
import { useSessionValue, useVenue } from '#session/page-context.ts'
import { useTrack } from '#session/use-track.ts'
import { contactPath } from './branch-modes.ts'
import { useAutoEnter } from './use-auto-enter.ts'
import { useBranchMode } from './use-branch-mode.ts'
import { useDebounced } from './use-debounced.ts'
import { useReachableContacts } from './use-reachable-contacts.ts'
import { useVenuePath } from './use-venue-path.ts'

/** The list of a branch page: what the diner chose and typed, and what is left of the branch contacts. */
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
    isOutOfZone: isMeasured && noneReaches(offered, modeType),
    isLoading,
    isError,
    retry,
  }
}
