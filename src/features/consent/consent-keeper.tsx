import { useState } from 'react'
import { useStore } from 'zustand'
import { campaignSearch } from '#domain/marketing/campaign-search.ts'
import { isMarketingPage } from '#domain/marketing/vendors.ts'
import type { Route } from '#domain/routes/routes.ts'
import { consent } from '#messages/consent.ts'
import { addTexts } from '#messages/index.ts'
import { useVenue } from '#session/venue-context.tsx'
import { ConsentBanner } from './components/consent-banner.tsx'
import { consentOf } from './consent-store.ts'
import { useTagFrame } from './use-tag-frame.ts'

addTexts(consent)

/** Asks for consent, and has the visit measured once it is given. @source design §5 "Consent"; requirements ANALYTICS-02 */
export function ConsentKeeper({ route }: { route: Route }) {
  const { branch } = useVenue()
  const choice = useStore(consentOf(branch?.id ?? ''), (state) => state.choice)
  const mayRun = isMarketingPage(route.kind)
  // A plate has its own bar, which nothing may cover.
  const mayAsk = mayRun && !(route.kind === 'menu' && route.plate !== undefined)
  if (choice === 'accepted') return <Measured mayRun={mayRun} />
  return choice === undefined && mayAsk ? <ConsentBanner /> : null
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
