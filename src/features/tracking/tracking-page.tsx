import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { formatOrderCode } from '#domain/order/code.ts'
import { isFinished } from '#domain/shipments/transitions.ts'
import { deliveryKey } from '#domain/tracking/delivery-key.ts'
import { trackingMarkers } from '#domain/tracking/markers.ts'
import { tracking as trackingTexts } from '#messages/tracking.ts'
import { forgetPagesOnTheWay, keepPageOnTheWay } from '#platform/pages-on-the-way.ts'
import { useNow } from '#session/use-now.ts'
import { pad, radius, shadow, space, token } from '#theme/tokens.ts'
import { stack, tablet } from '#ui/primitives/base/look.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { DeliveryKey } from './components/delivery-key.tsx'
import { Refresh } from './components/freshness.tsx'
import { OrderHeader } from './components/order-header.tsx'
import { RiderBlock } from './components/rider-block.tsx'
import { TrackingMap } from './components/tracking-map.tsx'
import { VenueContact } from './components/venue-contact.tsx'
import { useTracking, type Tracking } from './use-tracking.ts'

const Page = styled.div`
  position: relative;
  min-height: 100vh;
  min-height: 100dvh;
  padding: ${space(3)};

  &[data-map] {
    padding-bottom: 45vh;
    padding-bottom: 45dvh;
  }
  ${tablet} {
    padding: ${space(4)};

    &[data-map] {
      padding-bottom: ${space(4)};
    }
    &:not([data-map]) > div {
      margin-inline: auto;
    }
  }
`

const Panel = styled.div`
  position: relative;
  z-index: 1;
  ${stack(3)}
  padding: ${space(3)} ${pad.inset} ${space(4)};
  border: 1px solid ${token.divider};
  border-radius: ${radius.l};
  background: ${token.card};
  box-shadow: ${shadow[2]};

  > * + * {
    padding-top: ${space(3)};
    border-top: 1px solid ${token.divider};
  }
  ${tablet} {
    max-width: 400px;
  }
`

/** Identifies the delivery. Its data is in the query cache, because it changes. */
export interface TrackingData {
  /** In stored form. */
  code: string
  /** Time of the first render. @units milliseconds since the epoch */
  now: number
}

/**
 * Where a delivery is. The text contains everything the map shows.
 * @source delivery spec §2 "Customer tracking page"
 */
export function TrackingPage({ data: { code, now: first } }: { data: TrackingData }) {
  const t = useT(trackingTexts)
  const now = useNow(first)
  const panel = useRef<HTMLDivElement>(null)
  const tracking = useTracking(code)
  useKeptOrder(tracking)
  const { info } = tracking
  if (!info)
    return (
      <Page>
        <Panel>
          <div>
            <h1>{t('tracking.title', { code: formatOrderCode(code) })}</h1>
            <Notice tone="warning">{t('tracking.empty')}</Notice>
            <Refresh tracking={tracking} orderCode={code} />
          </div>
        </Panel>
      </Page>
    )
  const markers = trackingMarkers(info)
  const key = deliveryKey(info)
  return (
    <Page data-map={markers.length > 0 ? '' : undefined}>
      <Panel ref={panel}>
        <div>
          <OrderHeader {...{ info, tracking, now }} />
          <Refresh tracking={tracking} orderCode={info.orderCode} />
        </div>
        {info.status === 'CANCELED' && <VenueContact orderCode={info.orderCode} />}
        {!isFinished(info) && <RiderBlock info={info} now={now} />}
        {key !== undefined && <DeliveryKey shipmentId={info.id ?? info.orderCode} deliveryKey={key} />}
      </Panel>
      {/* after the text in reading order and on the screen */}
      {markers.length > 0 && <TrackingMap {...{ markers, panel }} isStale={tracking.trouble !== undefined} />}
    </Page>
  )
}

/**
 * Caches this page on the device while its order is on its way, in its current state: a diner who reloads at the door
 * without a network can still read the key. Changes of position do not update it: they are too frequent, and outdated
 * by then.
 * @source decision 151
 */
function useKeptOrder({ info, isOver }: Tracking): void {
  const state = info && JSON.stringify([info.status, info.securityCode, info.rider, info.eta])
  useEffect(() => {
    if (state === undefined) return
    const { origin, pathname } = window.location
    const page = origin + pathname
    void (isOver ? forgetPagesOnTheWay([page]) : keepPageOnTheWay(page))
  }, [state, isOver])
}
