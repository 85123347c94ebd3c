import styled from 'styled-components'
import { formatOrderCode } from '#domain/order/code.ts'
import { isWithRider } from '#domain/shipments/venue-shipment.ts'
import type { ConsoleOrder, VenueAction } from '#generated/models.ts'
import { useBranchContact } from '#session/venue-context.tsx'
import { radius, shadow, space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { momentAt } from '#ui/patterns/venue-time.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { IconButton } from '#ui/primitives/action/icon-button.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { sinceText } from '../since-text.ts'
import { CardCustomer } from './card-customer.tsx'
import { CardItems } from './card-items.tsx'
import { CardMoney } from './card-money.tsx'
import { CardShipment } from './card-shipment.tsx'
import type { ShipmentProps } from './card-shipment.tsx'
import { CardWarnings } from './card-warnings.tsx'

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: ${radius.l};
  background: ${token.card};
  box-shadow: ${shadow[1]};

  > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${space(1)} ${space(3)};
  }
  h3 {
    font-size: ${text[3]};
    font-variant-numeric: tabular-nums;
  }
  > header > span {
    color: ${token.description};
    font-size: ${text[1]};
    font-variant-numeric: tabular-nums;
  }
  > .mode {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(2)};
    font-weight: 600;
  }
`
const Steps = styled.footer`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)};
  }
`

export type CardProps = ShipmentProps & {
  /** code of the order that something is being done with */
  busy?: string
  act: (one: ConsoleOrder, action: VenueAction) => void
  print: (one: ConsoleOrder) => void
}

/** Done with one press; the rest is smaller and stands below. */
const BIG: readonly VenueAction[] = ['CONFIRM', 'ACCEPT', 'READY', 'DELIVER', 'REFUND']

/** An order as the kitchen reads it: what, for whom, until when, how it is paid, and the next step. */
export function OrderCard({ one, busy, act, print, ...shipment }: CardProps & { one: ConsoleOrder }) {
  const t = useT()
  const { now } = shipment
  const { timeZone } = useBranchContact()
  const { order, actions } = one
  const code = formatOrderCode(order.code)
  const isBusy = busy === order.code
  const isBig = (action: VenueAction) =>
    BIG.includes(action) && !(action === 'DELIVER' && isWithRider(one.shipment))
  const big = actions.filter(isBig)
  const small = actions.filter((action) => !isBig(action))
  const nameOf = (action: VenueAction | 'print') =>
    t('console.action.name', { action: t(`console.action.${action}`), code })
  return (
    <Card aria-label={t('console.order', { code })}>
      <header>
        <h3>{code}</h3>
        <span>{sinceText(order.orderedAt, now, t)}</span>
        <IconButton icon="receipt" look="soft" name={nameOf('print')} onPress={() => print(one)} />
      </header>
      <p className="mode">
        <span>{order.orderModeName}</span>
        {order.tableNumber !== undefined && <span>{t('console.table', { table: order.tableNumber })}</span>}
        {order.scheduledAt !== undefined && (
          <span>
            <Icon name="calendar" />{' '}
            {t('console.scheduled', { moment: momentAt(order.scheduledAt, timeZone, t) })}
          </span>
        )}
      </p>
      <CardWarnings one={one} />
      <CardItems order={order} />
      <CardCustomer one={one} />
      <CardMoney order={order} />
      <CardShipment one={one} {...shipment} />
      <Steps>
        {big.map((action, index) => (
          <Button
            key={action}
            wide
            tone={index === 0 ? 'primary' : 'secondary'}
            loading={isBusy && index === 0}
            name={nameOf(action)}
            onPress={() => act(one, action)}
          >
            {t(`console.action.${action}`)}
          </Button>
        ))}
        {small.length > 0 && (
          <div>
            {small.map((action) => (
              <Button key={action} tone="quiet" name={nameOf(action)} onPress={() => act(one, action)}>
                {t(`console.action.${action}`)}
              </Button>
            ))}
          </div>
        )}
      </Steps>
    </Card>
  )
}
