import { holderText } from '#domain/identification/identification.ts'
import { pointsInPrice } from '#domain/loyalty/points-in-price.ts'
import { decimalText } from '#domain/money/money.ts'
import { phoneText } from '#domain/phone/phone.ts'
import { shownCode } from '#domain/shipments/access.ts'
import type { ConsoleOrder } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { moment as momentTexts } from '#messages/moment.ts'
import { useBranchContact, useVenue } from '#session/page-context.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { dueOn, momentAt } from '#ui/patterns/venue-time.ts'
import { CardItems } from './card-items.tsx'
import { ChangeDue } from './card-money.tsx'
import { PlaceDetails } from './place-details.tsx'

/** The order on paper. */
export function Ticket({ one }: { one: ConsoleOrder }) {
  const t = useT(console, momentTexts)
  const money = useMoney()
  const { name, timeZone } = useBranchContact()
  const { country } = useVenue().storefront
  const { order, customerPhone } = one
  const place = order.destination
  const holder = order.receiptHolder
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
    <>
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
      {(order.customerName !== '' || customerPhone !== '' || holder || place) && (
        <div>
          <strong>{order.customerName}</strong>
          <p>{phoneText(customerPhone, country.code)}</p>
          {holder && <p>{t('console.receipt-holder', { holder: holderText(country.code, holder) })}</p>}
          {place && <p>{place.fullAddress}</p>}
          {place && <PlaceDetails place={place} />}
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
        <ChangeDue order={order} />
      </div>
    </>
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
