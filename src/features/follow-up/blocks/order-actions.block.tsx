import { useState } from 'react'
import styled from 'styled-components'
import { formatOrderCode } from '#domain/order/code.ts'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import { paths } from '#domain/routes/routes.ts'
import { modeSegment } from '#domain/venue/modes.ts'
import { defineBlock } from '#layout/define-block.ts'
import { useBranchContact, useMessaging, useSession, useVenue } from '#session/page-context.ts'
import { followUp } from '#messages/follow-up.ts'
import { useRunningProgram } from '#session/use-loyalty.ts'
import { useVisitPath } from '#session/links.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { space } from '#theme/tokens.ts'
import { quiet, tablet } from '#ui/primitives/base/look.ts'
import { useBusy } from '#ui/primitives/base/use-busy.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Card } from '../components/card.tsx'
import { Reports } from '../components/reports.tsx'
import { useOrder, useRefreshOrder } from '../use-order.ts'
import { clockAt } from '#ui/patterns/venue-time.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { OrderFollowUp } from '#generated/models.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'

const Ways = styled.div`
  display: grid;
  gap: ${space(3)};

  ${tablet} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    align-items: start;
  }
`

const Fresh = styled.p`
  ${quiet}
  text-align: center;

  &:empty {
    display: none;
  }
`

function OrderActions() {
  const t = useT(followUp)
  const { alias, modes } = useVenue()
  const { timeZone, callPhone } = useBranchContact()
  const visitPath = useVisitPath()
  const messaging = useMessaging()
  const order = useOrder()
  if (!order) return null
  const { whatsAppPhone: phone, code, orderModeName, status, hasSurvey } = order
  const mode = modes.find(({ showName }) => showName === orderModeName)
  const greeting = t('follow-up.contact-text', { code: formatOrderCode(code) })
  return (
    <Card title={t('follow-up.help')}>
      <Ways>
        {phone !== undefined && (
          <ButtonLink
            tone="secondary"
            wide
            icon="message"
            href={messaging.linkTo({ phone, text: greeting })}
            newTab
          >
            {t('follow-up.contact')}
          </ButtonLink>
        )}
        {callPhone !== undefined && (
          <ButtonLink tone="secondary" wide icon="phone" href={`tel:${callPhone}`}>
            {t('follow-up.call')}
          </ButtonLink>
        )}
      </Ways>
      {order.own && <Reports order={order} />}
      <Points order={order} />
      {status === 'DELIVERED' && hasSurvey && (
        <ButtonLink wide icon="star" href={companionPaths.survey(alias, code)}>
          {t('follow-up.survey')}
        </ButtonLink>
      )}
      <Ways>
        <Refresh timeZone={timeZone} />
        <ButtonLink wide to={visitPath(mode ? paths.menu(alias, modeSegment(mode)) : paths.entry(alias))}>
          {t('follow-up.order-again')}
        </ButtonLink>
      </Ways>
    </Card>
  )
}

/** 'Actualizar', which says that it did even when nothing changed. */
function Refresh({ timeZone }: { timeZone: string }) {
  const t = useT(followUp)
  const { clock } = useSession()
  const refresh = useRefreshOrder()
  const [announcement, setAnnouncement] = useState('')
  const [isAsking, press] = useBusy(async () => {
    setAnnouncement('')
    const answered = await refresh()
    // When nothing came, the tracker says so.
    if (answered) setAnnouncement(t('follow-up.refreshed', { time: clockAt(clock.getState().now, timeZone) }))
  })
  return (
    <div>
      <Button tone="secondary" wide icon="refresh" loading={isAsking} onPress={() => void press()}>
        {t('follow-up.refresh')}
      </Button>
      <Fresh role="status">{announcement}</Fresh>
    </div>
  )
}

/** Reaching the venue, canceling, telling what went wrong, points, the survey, ordering again. @source delivery spec §2; requirements FUP-03 */
export const orderActionsBlock = defineBlock({ type: 'order-actions', render: OrderActions })

/** The points that the order brings, and the way to all of them. @source delivery spec §2 "loyalty info"; FUP-03, FUP-06 */
function Points({ order: { gainedPoints, status } }: { order: OrderFollowUp }) {
  const t = useT(followUp)
  const { modal } = useSession()
  const isRunning = useRunningProgram() !== undefined
  if (gainedPoints === 0 || status === 'CANCELED') return null
  const text = status === 'DELIVERED' ? 'follow-up.points-got' : 'follow-up.points-soon'
  return (
    <>
      <Notice tone="success" icon="gift">
        {t(text, { points: formatAmount(gainedPoints, 0) })}
      </Notice>
      {isRunning && (
        <Button tone="quiet" wide icon="gift" onPress={() => modal.getState().show('loyalty')}>
          {t('follow-up.points-see')}
        </Button>
      )}
    </>
  )
}
