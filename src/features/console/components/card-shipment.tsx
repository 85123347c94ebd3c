import styled from 'styled-components'
import { phoneText } from '#domain/phone/phone.ts'
import { venueStatus } from '#domain/shipments/venue-shipment.ts'
import type { ConsoleOrder } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { useBranchContact } from '#session/page-context.ts'
import { TOUCH_TARGET, token } from '#theme/tokens.ts'
import { stack, wrap } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { ChoiceRow } from '#ui/primitives/choice/choice-row.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { sinceText } from '../since-text.ts'
import type { ShipStep } from '../use-order-actions.ts'
import { ActionButton } from './action-button.tsx'

const Box = styled.div`
  ${stack(2)}

  > p,
  > a {
    ${wrap(0, 2)}
    align-items: center;
  }
  > a {
    min-height: ${TOUCH_TARGET};
  }
  > p > span {
    color: ${token.description};
  }
`

export type ShipmentProps = {
  now: number
  ship: (one: ConsoleOrder, action: ShipStep) => void
  /** codes of the orders selected for stacking */
  chosen: readonly string[]
  choose: (one: ConsoleOrder, isChosen: boolean) => void
  /** whether there is another shipment to stack with */
  canStack: boolean
}

/** The shipment of an order: its status, its rider, and the venue's actions. */
export function CardShipment({
  one,
  now,
  ship,
  chosen,
  choose,
  canStack,
  isBusy,
}: ShipmentProps & { one: ConsoleOrder; isBusy: boolean }) {
  const t = useT(console)
  const { country } = useBranchContact().branch
  const { order, shipment, shipmentActions } = one
  if (shipment === undefined && shipmentActions.length === 0) return null
  const name = shipment?.rider?.name ?? t('console.shipment.somebody')
  const steps = shipmentActions.filter((action) => action !== 'STACK')
  const isAgain = shipment !== undefined && shipment.status !== 'PENDING'
  return (
    <Box>
      {shipment && (
        <p>
          <Icon name="bike" />{' '}
          <strong>{t(`console.shipment.${venueStatus({ order, shipment })}`, { name })}</strong>
          <span>{sinceText(shipment.since, now, t)}</span>
        </p>
      )}
      {shipment?.rider && (
        <>
          <a href={`tel:${shipment.rider.phone}`}>
            <Icon name="phone" /> {t('console.call', { name })}
          </a>
          <p>
            <span>{phoneText(shipment.rider.phone, country)}</span>
          </p>
        </>
      )}
      {shipment?.foodDue && <p>{t('console.shipment.food-due')}</p>}
      {shipment?.stack && <p>{t('console.shipment.stack', { code: shipment.stack.code })}</p>}
      {shipment?.withoutKeyReason !== undefined && (
        <Notice tone="warning">
          {t(shipment.keyLocked ? 'console.shipment.asks-without-key' : 'console.shipment.without-key', {
            reason: shipment.withoutKeyReason,
          })}
        </Notice>
      )}
      {shipment?.keyLocked && <p>{t('console.shipment.locked')}</p>}
      {canStack && shipmentActions.includes('STACK') && (
        <ChoiceRow
          type="checkbox"
          name={`stack-${order.code}`}
          label={t('console.stack.choose')}
          checked={chosen.includes(order.code)}
          onChange={(isChosen) => choose(one, isChosen)}
        />
      )}
      {steps.map((action) => (
        <ActionButton
          key={action}
          code={order.code}
          tone="secondary"
          label={t(
            action === 'DISPATCH' && isAgain ? 'console.action.DISPATCH.again' : `console.action.${action}`,
          )}
          loading={isBusy}
          onPress={() => ship(one, action)}
        />
      ))}
    </Box>
  )
}
