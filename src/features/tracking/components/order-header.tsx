import styled from 'styled-components'
import { formatOrderCode } from '#domain/order/code.ts'
import { readEta } from '#domain/tracking/eta.ts'
import { statusTone, type StatusTone } from '#domain/tracking/status-tone.ts'
import { civilAt } from '#domain/time/zoned.ts'
import type { TrackingInfo } from '#generated/models.ts'
import { moment } from '#messages/moment.ts'
import { tracking as trackingTexts } from '#messages/tracking.ts'
import { useBranchContact, useVenue } from '#session/page-context.ts'
import { radius, text, token } from '#theme/tokens.ts'
import { quiet, row, stack } from '#ui/primitives/base/look.ts'
import { Tag, type TagTone } from '#ui/primitives/feedback/tag.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { clockAt } from '#ui/patterns/venue-time.ts'
import type { Tracking } from '../use-tracking.ts'
import { NewsSource } from './freshness.tsx'

const Root = styled.header`
  ${stack(2)}

  > div {
    ${row(3)}
  }
  > div > img {
    flex: none;
    width: auto;
    max-width: 96px;
    height: 56px;
    border-radius: ${radius.m};
    background: ${token.page};
    object-fit: contain;
  }
  h1 {
    font-size: ${text[3]};
    font-variant-numeric: tabular-nums;
  }
  time,
  p {
    ${quiet}
    font-variant-numeric: tabular-nums;
  }
  > div + div {
    flex-wrap: wrap;
    justify-content: space-between;
  }
  > p {
    color: ${token.text};
    font-size: ${text[2]};
  }
  > strong {
    font-size: ${text[3]};
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
  }
`

const TONES: Readonly<Record<StatusTone, TagTone>> = {
  waiting: 'warning',
  moving: 'brand',
  done: 'success',
  failed: 'danger',
}

type HeaderProps = { info: TrackingInfo; tracking: Tracking; now: number }

/** The order's code, creation time, status and estimated arrival. */
export function OrderHeader({ info, tracking, now }: HeaderProps) {
  const t = useT(trackingTexts, moment)
  const { storefront } = useVenue()
  const { timeZone } = useBranchContact()
  const { status, orderCode, at } = info
  // an accepted order has a shipment
  const words = status === 'PENDING' && info.id === undefined ? 'placed' : status
  const logo = storefront.logos.custom ?? storefront.logos.icon ?? storefront.logos.horizontal
  const eta = readEta(info)
  return (
    <Root>
      <div>
        {logo && <img src={logo.src} width={logo.width} height={logo.height} alt={storefront.name} />}
        <div>
          <h1>{t('tracking.title', { code: formatOrderCode(orderCode) })}</h1>
          <time dateTime={at}>
            {t('tracking.placed', { time: clockAt(at, timeZone), date: dateAt(at, timeZone) })}
          </time>
        </div>
      </div>
      <div>
        <span role="status">
          <Tag tone={TONES[statusTone(status)]}>{t(`tracking.status.${words}`)}</Tag>
        </span>
        <NewsSource {...{ tracking, now }} />
      </div>
      {words !== 'CANCELED' && <p>{t(`tracking.hint.${words}`)}</p>}
      {eta && (
        <strong>
          {t('tracking.eta', {
            eta: 'text' in eta ? eta.text : t('tracking.eta-at', { time: clockAt(eta.at, timeZone) }),
          })}
        </strong>
      )}
      {eta && 'at' in eta && eta.at < now && <p>{t('moment.late')}</p>}
    </Root>
  )
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

function dateAt(at: string, timeZone: string): string {
  const { day, month, year } = civilAt(Date.parse(at), timeZone)
  return `${twoDigits(day)}/${twoDigits(month)}/${year}`
}
