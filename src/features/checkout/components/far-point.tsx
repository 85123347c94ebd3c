import styled from 'styled-components'
import { isPointAsked } from '#domain/address/far-point.ts'
import { formatKilometers } from '#domain/geo/distance.ts'
import type { UserLocation } from '#generated/models.ts'
import { checkout } from '#messages/checkout.ts'
import { useSession } from '#session/page-context.ts'
import { useDeliveryInfo } from '#session/use-payment.ts'
import { useOrderMode } from '#session/use-menu.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { ChoiceRow } from '#ui/primitives/choice/choice-row.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { fieldId } from '../field-id.ts'

const Root = styled.div`
  ${stack(2)}

  /* The words stand between what is above and below, not in a box of their own. */
  > :first-child {
    padding: 0;
  }
`

interface Props {
  location: UserLocation
  /** Set when sending was tried before the diner answered. */
  error?: string
}

/** Asks the diner to confirm a point that is far from the written address. */
export function FarPoint({ location, error }: Props) {
  const t = useT(checkout)
  const session = useSession()
  const { info } = useDeliveryInfo(useOrderMode())
  const meters = info?.addressDistanceMeters
  if (meters === undefined || !isPointAsked(info, location)) return null
  const warning = t('checkout.address-far', { km: formatKilometers(meters) })
  return (
    <Root id={fieldId('pointConfirmed')} tabIndex={-1} role="group" aria-label={warning}>
      <Notice tone={error === undefined ? 'warning' : 'danger'} live>
        <p>{warning}</p>
        {error !== undefined && <p>{error}</p>}
      </Notice>
      <ChoiceRow
        framed
        type="checkbox"
        name="point-confirmed"
        label={t('checkout.address-far-confirm')}
        checked={location.pointConfirmed === true}
        invalid={error !== undefined}
        onChange={(pointConfirmed) => session.diner.getState().moveTo({ ...location, pointConfirmed })}
      />
    </Root>
  )
}
