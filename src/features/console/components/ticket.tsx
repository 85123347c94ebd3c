import { useEffect, useEffectEvent } from 'react'
import styled from 'styled-components'
import { pointsInPrice } from '#domain/loyalty/points-in-price.ts'
import { decimalText } from '#domain/money/money.ts'
import { phoneText } from '#domain/phone/phone.ts'
import { shownCode } from '#domain/shipments/access.ts'
import type { ConsoleOrder } from '#generated/models.ts'
import { useBranchContact, useVenue } from '#session/venue-context.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { dueOn, momentAt } from '#ui/patterns/venue-time.ts'
import { CardItems } from './card-items.tsx'

/** Paper of a receipt printer, 80 mm wide; it prints black only, whatever the brand and the mode. */
const Paper = styled.div`
  display: none;

  @media print {
    display: grid;
    gap: 2mm;
    width: 72mm;
    color-scheme: light;
    background: Canvas;
    font-size: 11pt;

    &,
    * {
      color: CanvasText !important;
    }
    h2 {
      font-size: 16pt;
    }
    > * + * {
      padding-top: 2mm;
      border-top: 1px dashed CanvasText;
    }
    dl {
      display: grid;
      grid-template-columns: 1fr auto;
    }
    dd {
      text-align: end;
    }
  }
`

/** The order on paper. Mounted, it opens the print dialog and is done. */
export function Ticket({ one, onDone }: { one: ConsoleOrder; onDone: () => void }) {
  const t = useT()
  const money = useMoney()
  const { name, timeZone } = useBranchContact()
  const { country } = useVenue().storefront
  const { order, customerPhone } = one
  const done = useEffectEvent(onDone)
  useEffect(() => {
    window.addEventListener('afterprint', done)
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [])
  const place = order.destination
  const sums = [
    ['items', order.itemsPrice],
    ['delivery', order.deliveryFee],
    ['service', order.userServiceFee],
    ['tip', order.tip ?? 0],
  ] as const
  const redeemed = pointsInPrice(order)
  const differences = [
    ...order.surcharges.map((line) => ({ name: line.name, amount: line.amount })),
    ...order.discounts.map((line) => ({ name: line.name, amount: -line.amount })),
    ...(redeemed > 0 ? [{ name: t('console.ticket.points'), amount: -redeemed }] : []),
  ]
  return (
    <Paper>
      <div>
        <strong>{name}</strong>
        <h2>{shownCode(order.code)}</h2>
        <p>{order.orderModeName}</p>
        {order.tableNumber !== undefined && <h2>{t('console.table', { table: order.tableNumber })}</h2>}
        <p>{momentAt(order.orderedAt, timeZone, t)}</p>
        {order.scheduledAt !== undefined && (
          <strong>{t('console.scheduled', { moment: dueOn(order.scheduledAt, timeZone, t) })}</strong>
        )}
      </div>
      <CardItems order={order} />
      {(order.customerName !== '' || customerPhone !== '' || place) && (
        <div>
          <strong>{order.customerName}</strong>
          <p>{phoneText(customerPhone, country.code)}</p>
          {place && (
            <p>{[place.fullAddress, place.details, place.betweenStreets].filter(Boolean).join(' · ')}</p>
          )}
        </div>
      )}
      <dl>
        {sums.map(([key, amount]) =>
          amount === 0 ? null : <Line key={key} label={t(`console.ticket.${key}`)} value={money(amount)} />,
        )}
        {differences.map((line, index) => (
          <Line key={`${index} ${line.name}`} label={line.name} value={money(line.amount)} />
        ))}
        <Line label={t('console.total')} value={money(order.price)} />
        {order.taxes?.rates.map(({ rate, tax }) => (
          <Line
            key={rate}
            label={t('console.ticket.tax', { tax: order.taxes?.name ?? '', rate: decimalText(rate) })}
            value={money(tax)}
          />
        ))}
      </dl>
      <div>
        <p>{`${order.paymentType.showName} · ${order.paid ? t('console.paid') : t('console.unpaid')}`}</p>
        {order.paysWith !== undefined && (
          <p>
            {t('console.pays-with', {
              amount: money(order.paysWith),
              change: money(order.paysWith - order.price),
            })}
          </p>
        )}
      </div>
    </Paper>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  )
}
