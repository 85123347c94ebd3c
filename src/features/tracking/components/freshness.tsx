import styled from 'styled-components'
import { paths } from '#domain/routes/routes.ts'
import { positionAge } from '#domain/tracking/position-age.ts'
import { tracking as trackingTexts } from '#messages/tracking.ts'
import { systemClock } from '#platform/clock.ts'
import { useBranchContact, useVenue } from '#session/page-context.ts'
import { space, token } from '#theme/tokens.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { forcedColors, quiet, row, wrap } from '#ui/primitives/base/look.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useBusy } from '#ui/primitives/base/use-busy.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { clockAt } from '#ui/patterns/venue-time.ts'
import type { Tracking } from '../use-tracking.ts'

const Root = styled.div`
  ${wrap(1, 3)}
  align-items: center;
  justify-content: space-between;
  margin-top: ${space(2)};

  > a {
    padding-block: ${space(3)};
    font-weight: 600;
  }
`

const Trouble = styled.div`
  &:not(:empty) {
    margin-block: ${space(2)};
  }
`

const Source = styled.p`
  ${row(1.5)}
  ${quiet}

  &[data-live]::before {
    content: '';
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${token.success};
    ${forcedColors} {
      background: Highlight;
    }
  }
`

interface FreshnessProps {
  tracking: Tracking
}

/** Whether live updates are on, and the age of the data when it matters. */
export function NewsSource({
  tracking: { isLive, isOver, trouble, knownAt },
  now,
}: FreshnessProps & { now: number }) {
  const t = useT(trackingTexts)
  const { timeZone } = useBranchContact()
  if (isLive && !trouble) return <Source data-live="">{t('tracking.live')}</Source>
  if (isOver) return <Source>{t('tracking.refreshed', { time: clockAt(knownAt, timeZone) })}</Source>
  const { unit, count } = positionAge(new Date(knownAt).toISOString(), now)
  if (unit === 'now' && !trouble) return <Source>{t('tracking.polling')}</Source>
  return <Source>{t('tracking.known', { age: t(`tracking.age.${unit}`, { count }) })}</Source>
}

/** Why the data may be old, 'Actualizar' while the delivery is not finished, and the link to the order. */
export function Refresh({ tracking, orderCode }: FreshnessProps & { orderCode: string }) {
  const t = useT(trackingTexts)
  const toast = useToast()
  const { alias } = useVenue()
  const { timeZone } = useBranchContact()
  const { trouble, knownAt, isOver, refresh } = tracking
  const [isAsking, press] = useBusy(async () => {
    // On failure, the notice says so.
    if (!(await refresh())) return
    toast(t('tracking.refreshed', { time: clockAt(systemClock.now(), timeZone) }), 'success')
  })
  return (
    <div>
      <Trouble role="status">
        {trouble && (
          <Notice tone="warning" icon="offline">
            {t(trouble === 'offline' ? 'tracking.offline' : 'tracking.not-updated', {
              time: clockAt(knownAt, timeZone),
            })}
          </Notice>
        )}
      </Trouble>
      <Root>
        <a href={paths.followUp(alias, orderCode)}>{t('tracking.order')}</a>
        {!isOver && (
          <Button tone="secondary" icon="refresh" loading={isAsking} onPress={() => void press()}>
            {t('tracking.refresh')}
          </Button>
        )}
      </Root>
    </div>
  )
}
