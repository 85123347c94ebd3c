import styled from 'styled-components'
import { formatOrderCode } from '#domain/order/code.ts'
import { shownCode } from '#domain/shipments/access.ts'
import type { ConsoleOrder, VenueAction } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { moment as momentTexts } from '#messages/moment.ts'
import { useBranchContact } from '#session/page-context.ts'
import { space, token } from '#theme/tokens.ts'
import { quiet, row, stack, wrap } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { dueAt } from '#ui/patterns/venue-time.ts'
import { IconButton } from '#ui/primitives/action/icon-button.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { sinceText } from '../since-text.ts'
import { ActionButton } from './action-button.tsx'
import { CardCustomer } from './card-customer.tsx'
import { CardItems } from './card-items.tsx'
import { CardMoney } from './card-money.tsx'
import { CardShipment, type ShipmentProps } from './card-shipment.tsx'
import { OrderMoney } from './order-money.tsx'
import type { MoneyAct } from './order-refund.tsx'
import { Receipts, type PrintReceipt } from './receipts.tsx'
import { CardWarnings } from './card-warnings.tsx'

const Box = styled.div`
  ${stack(3)}
  padding: ${space(1)} ${space(3)} ${space(3)};

  .age {
    ${row(2)}
    justify-content: space-between;
    ${quiet}
    font-variant-numeric: tabular-nums;
  }
  .slot {
    ${row(2)}
    font-weight: 600;
  }
  > footer {
    ${wrap(2)}
    justify-content: flex-end;
    padding-top: ${space(3)};
    border-top: 1px solid ${token.divider};
  }
`

export type DetailProps = ShipmentProps & {
  act: MoneyAct
  print: (one: ConsoleOrder) => void
  printReceipt: PrintReceipt
}

/** Shown beside the money that they move. */
const WITH_THE_MONEY: readonly VenueAction[] = [
  'MARK_PAID',
  'MARK_UNPAID',
  'REFUND',
  'RETRY_REFUND',
  'GIVE_BACK',
]

/**
 * The full order for the kitchen: items, customer, time and payment.
 * @param next - the step already shown on the row
 */
export function OrderDetail({
  one,
  next,
  act,
  print,
  isBusy,
  printReceipt,
  ...shipment
}: DetailProps & { one: ConsoleOrder; next: VenueAction | undefined; isBusy: boolean }) {
  const t = useT(console, momentTexts)
  const { timeZone } = useBranchContact()
  const { order, actions } = one
  const { code } = order
  const printName = t('console.action.name', { action: t('console.action.print'), code: shownCode(code) })
  const others = actions.filter((action) => action !== next && !WITH_THE_MONEY.includes(action))
  return (
    <Box>
      <p className="age">
        <span>{`${formatOrderCode(order.code)} · ${sinceText(order.orderedAt, shipment.now, t)}`}</span>
        <IconButton icon="receipt" look="soft" name={printName} onPress={() => print(one)} />
      </p>
      {order.scheduledAt !== undefined && (
        <p className="slot">
          <Icon name="calendar" />
          {t('console.scheduled', { moment: dueAt(order.scheduledAt, { now: shipment.now, timeZone }, t) })}
        </p>
      )}
      <CardWarnings one={one} />
      <CardItems order={order} />
      <CardCustomer one={one} />
      <CardMoney order={order}>
        {actions.includes('MARK_PAID') && (
          <ActionButton
            code={code}
            tone="secondary"
            label={t('console.action.MARK_PAID')}
            loading={isBusy}
            onPress={() => act(one, 'MARK_PAID')}
          />
        )}
        <Receipts order={order} print={printReceipt} />
      </CardMoney>
      <OrderMoney {...{ one, next, act, isBusy }} />
      <CardShipment {...{ one, isBusy }} {...shipment} />
      {others.length > 0 && (
        <footer>
          {others.map((action) => (
            <ActionButton
              key={action}
              code={code}
              tone="quiet"
              label={t(`console.action.${action}`)}
              loading={isBusy}
              onPress={() => act(one, action)}
            />
          ))}
        </footer>
      )}
    </Box>
  )
}
