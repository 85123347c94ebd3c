import styled from 'styled-components'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { isVenueOpen } from '#domain/hours/open-state.ts'
import { orderingState } from '#domain/hours/ordering.ts'
import { whyNoOrder } from '#domain/hours/why-no-order.ts'
import { late } from '#messages/late.ts'
import { useBranchContact, useSession, useSessionValue } from '#session/page-context.ts'
import { useCanSchedule } from '#session/use-can-schedule.ts'
import { useChosenMode } from '#session/use-menu.ts'
import { space, text, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useHydrated } from '#ui/primitives/base/use-hydrated.ts'
import { claimNotice } from '#session/claim-notice.ts'
import { onLayersChange, topLayer } from '#ui/primitives/modal/modal-layers.ts'

import { useRoute } from '../routes.ts'

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  column-gap: ${space(2)};
  padding: ${space(0.5)} ${space(3)};
  background: ${token.warning};
  color: ${token.onWarning};
  font-size: ${text[1]};
  font-weight: 600;

  button {
    min-height: ${TOUCH_TARGET};
    padding: 0 ${space(1)};
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
`

/** Not on the page of a placed order: a venue that has closed since does not change it. */
export function ClosedStrip() {
  const { kind } = useRoute()
  return kind === 'follow-up' ? null : <WhenClosed />
}

/** Says that the venue, or the page's order mode alone, is closed, and whether an order can be scheduled. */
function WhenClosed() {
  const t = useT(late)
  const venue = useBranchContact()
  const mode = useChosenMode()
  const canSchedule = useCanSchedule()
  const why = useSessionValue('clock', ({ now }) => {
    if (!isVenueOpen(venue, now)) return 'venue-closed'
    return mode && whyNoOrder(venue, orderingState(venue, mode, now), now)
  })
  if (why === 'mode-closed')
    return (
      <Told>
        {t(canSchedule ? 'shell.mode-closed-schedule' : 'shell.mode-closed', { mode: mode?.showName ?? '' })}
      </Told>
    )
  if (why !== 'venue-closed') return null
  return (
    <>
      <Told>{t(canSchedule ? 'shell.closed-schedule' : 'shell.closed')}</Told>
      <ClosedNotice />
    </>
  )
}

function Told({ children }: { children: string }) {
  const t = useT()
  const { modal } = useSession()
  const holdStill = useHeldStill()
  return (
    <Strip role="status" ref={holdStill}>
      {children}
      <button type="button" onClick={() => modal.getState().show('hours')}>
        {t('shell.see-hours')}
      </button>
    </Strip>
  )
}

/**
 * For a strip that appears on a page already being read: the page scrolls by its height in the same frame, so that
 * nothing moves under a finger.
 * @source decision 80
 */
function useHeldStill(): ((strip: HTMLElement | null) => void) | undefined {
  const [isLate] = useState(useHydrated())
  return isLate ? holdStill : undefined
}

function holdStill(strip: HTMLElement | null): void {
  if (!strip) return
  const { style } = document.documentElement
  // the browser's own scroll anchoring does not work at the top of a page
  style.overflowAnchor = 'none'
  window.scrollBy({ top: strip.offsetHeight, behavior: 'instant' })
  requestAnimationFrame(() => style.removeProperty('overflow-anchor'))
}

/**
 * Opens the modal of a closed venue once per session and venue, when no other modal is open.
 * @source requirements HOURS-03
 */
function ClosedNotice() {
  const { alias, modal } = useSession()
  const isFree = useSyncExternalStore(onLayersChange, topLayer, () => undefined) === undefined

  useEffect(() => {
    // another may have opened since this render
    if (!isFree || modal.getState().open) return
    if (claimNotice(alias, 'closed')) modal.getState().show('closed')
  }, [alias, isFree, modal])
  return null
}
