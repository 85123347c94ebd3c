import { useEffect, useState } from 'react'
import { campaignSearch } from '#domain/marketing/campaign-search.ts'
import { isMarketingPage } from '#domain/marketing/vendors.ts'
import { useSession, useVenue } from '#session/page-context.ts'
import type { Route } from '#domain/routes/routes.ts'
import { CONSENT_KEY } from '#session/consent-choices.ts'
import { ConsentBanner } from './components/consent-banner.tsx'
import { consentOf, useConsent } from '#session/consent-store.ts'
import { forgetEvents } from './event-queue.ts'
import { useTagFrame } from './use-tag-frame.ts'

/** Asks for consent, and has the visit measured once it is given. @source design §5 "Consent"; requirements ANALYTICS-02 */
export function ConsentKeeper({ route }: { route: Route }) {
  const { branch } = useVenue()
  const choice = useConsent(branch?.id ?? '')
  useOtherPages(branch?.id ?? '')
  const mayRun = isMarketingPage(route.kind)
  // A plate has its own bar, which nothing may cover.
  const mayAsk = mayRun && !(route.kind === 'menu' && route.plate !== undefined)
  if (choice === 'accepted') return <Measured mayRun={mayRun} />
  return choice === undefined && mayAsk ? <ConsentBanner /> : null
}

/** Answers from another tab apply to this one, and to a page restored from the back/forward cache. */
function useOtherPages(branchId: string) {
  const session = useSession()
  useEffect(() => {
    const store = consentOf(session)
    const follow = () => {
      store.getState().reread()
      if (store.getState().choices[branchId] !== 'accepted') forgetEvents(branchId)
    }
    const onStorage = ({ key }: StorageEvent) => {
      // null: everything was taken out. What a full device did not keep lasts as long as the page.
      if (key === null || key.endsWith(CONSENT_KEY)) follow()
    }
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) follow()
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onShow)
    }
  }, [session, branchId])
}

function Measured({ mayRun }: { mayRun: boolean }) {
  const { alias } = useVenue()
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  // Which campaign the visit came from; the address of an order stays out, and so does who the link was for.
  const [search] = useState(() => campaignSearch(window.location.search))
  useTagFrame(frame)
  if (!mayRun) return null
  return (
    <iframe
      ref={setFrame}
      hidden
      aria-hidden="true"
      tabIndex={-1}
      title="Vitrina"
      referrerPolicy="origin"
      src={`/frames/${encodeURIComponent(alias)}/tags${search}`}
    />
  )
}
