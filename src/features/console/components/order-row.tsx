import styled from 'styled-components'
import { isWithRider } from '#domain/shipments/venue-shipment.ts'
import { shownCode } from '#domain/shipments/access.ts'
import type { ConsoleOrder, VenueAction } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { space } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { OrderDetail, type DetailProps } from './order-detail.tsx'
import { OrderMoney } from './order-money.tsx'
import { RowFrame } from './row-frame.tsx'
import { isPaidLate, PromisedTime, RefundSummary, RowSummary } from './row-summary.tsx'

const MoneyBox = styled.div`
  padding: ${space(1)} ${space(3)} ${space(3)};
`

export type RowProps = DetailProps & {
  /** codes of the orders with a pending action */
  busy: readonly string[]
  opened: readonly string[]
  open: (key: string, isOpen: boolean) => void
  /** of a search result: the row shows the order's status */
  isFound?: boolean
}

/** Steps done with one press. */
const NEXT: readonly VenueAction[] = ['CONFIRM', 'ACCEPT', 'READY', 'DELIVER', 'REFUND']

/** An order in two lines with its next step; expanded, it shows everything. */
export function OrderRow({ one, busy, opened, open, isFound, ...detail }: RowProps & { one: ConsoleOrder }) {
  const t = useT(console)
  const { code } = one.order
  const isBusy = busy.includes(code)
  const next = one.actions.find(
    (action) => NEXT.includes(action) && !(action === 'DELIVER' && isWithRider(one.shipment)),
  )
  const givesBack = isPaidLate(one) && one.actions.includes('CANCEL')
  return (
    <RowFrame
      {...{ one, next, isBusy }}
      second={givesBack ? { action: 'CANCEL', label: t('console.paid-late.return') } : undefined}
      name={t('console.order', { code: shownCode(code) })}
      head={<PromisedTime one={one} now={detail.now} />}
      summary={<RowSummary one={one} isFound={isFound} />}
      act={detail.act}
      isOpen={opened.includes(code)}
      open={(isOpen) => open(code, isOpen)}
    >
      <OrderDetail {...{ one, next, isBusy }} {...detail} />
    </RowFrame>
  )
}

/** The open refunds of an order that is also in another group; expanded, it shows all of its money. */
export function RefundRow({ one, busy, opened, open, act }: RowProps & { one: ConsoleOrder }) {
  const t = useT(console)
  const { code } = one.order
  const isBusy = busy.includes(code)
  const key = `refund ${code}`
  const next = one.actions.find((action) => action === 'REFUND')
  return (
    <RowFrame
      {...{ one, next, isBusy, act }}
      name={t('console.refund-of', { code: shownCode(code) })}
      summary={<RefundSummary one={one} />}
      isOpen={opened.includes(key)}
      open={(isOpen) => open(key, isOpen)}
    >
      <MoneyBox>
        <OrderMoney {...{ one, next, act, isBusy }} isTitled={false} />
      </MoneyBox>
    </RowFrame>
  )
}
