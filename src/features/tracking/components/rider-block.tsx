import { useId } from 'react'
import styled from 'styled-components'
import { distanceMeters, formatKilometers, isPoint } from '#domain/geo/distance.ts'
import { positionAge } from '#domain/tracking/position-age.ts'
import type { TrackingInfo } from '#generated/models.ts'
import { useMessaging } from '#session/page-context.ts'
import { tracking } from '#messages/tracking.ts'
import { space, text } from '#theme/tokens.ts'
import { quiet, row, stack } from '#ui/primitives/base/look.ts'
import { buttonStyle } from '#ui/primitives/action/button-style.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import type { IconName } from '#ui/primitives/icon/icon-paths.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

const Root = styled.section`
  ${stack(1)}

  > h2 {
    ${row(2)}
    font-size: ${text[2]};
  }
  > p {
    ${quiet}
  }
  > div {
    margin-top: ${space(2)};
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
    gap: ${space(3)};
  }
`

const Way = styled.a`
  ${buttonStyle}
`

/** The rider, their position, and how to contact them. */
export function RiderBlock({ info, now }: { info: TrackingInfo; now: number }) {
  const t = useT(tracking)
  const heading = useId()
  const messaging = useMessaging()
  const { rider } = info
  const phone = rider?.phone === '' ? undefined : rider?.phone
  return (
    <Root aria-labelledby={heading}>
      <h2 id={heading}>
        <Icon name="bike" />
        {rider === undefined ? t('tracking.no-rider') : rider.name || t('tracking.marker.rider')}
      </h2>
      <Whereabouts info={info} now={now} />
      <div>
        <Contact
          icon="message"
          label={t('tracking.whatsapp')}
          href={phone && messaging.linkTo({ phone, text: t('tracking.whatsapp-text') })}
          newTab
        />
        <Contact icon="phone" label={t('tracking.call')} href={phone && `tel:${phone}`} />
      </div>
    </Root>
  )
}

interface ContactProps {
  icon: IconName
  label: string
  href: string | undefined
  newTab?: boolean
}

/** A contact link; disabled while there is no phone. */
function Contact({ icon, label, href, newTab = false }: ContactProps) {
  const content = (
    <>
      <Icon name={icon} />
      <span>{label}</span>
    </>
  )
  if (href === undefined) {
    return (
      <Way role="link" aria-disabled="true" data-tone="secondary">
        {content}
      </Way>
    )
  }
  const outside = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <Way href={href} data-tone="secondary" {...outside}>
      {content}
    </Way>
  )
}

/** Shorter distances are not shown. @units metres */
const NEARBY_METERS = 100

/** The text alternative of the map. */
function Whereabouts({ info, now }: { info: TrackingInfo; now: number }) {
  const t = useT(tracking)
  const { riderPosition, riderPositionAt, destinationPosition } = info
  if (!isPoint(riderPosition) || riderPositionAt === undefined) return null
  const { unit, count } = positionAge(riderPositionAt, now)
  const age = t(`tracking.age.${unit}`, { count })
  if (!isPoint(destinationPosition)) return <p>{t('tracking.position', { age })}</p>
  const meters = distanceMeters(riderPosition, destinationPosition)
  if (meters < NEARBY_METERS) return <p>{t('tracking.nearby', { age })}</p>
  const km = formatKilometers(meters)
  return <p>{t('tracking.distance', { km, age })}</p>
}
