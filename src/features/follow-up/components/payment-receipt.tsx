import { formatOrderCode } from '#domain/order/code.ts'
import { civilAt } from '#domain/time/zoned.ts'
import type { OrderFollowUp, OrderPayment } from '#generated/models.ts'
import type { Translate } from '#messages/index.ts'
import { moment } from '#messages/moment.ts'
import { paymentReceipt } from '#messages/payment-receipt.ts'
import { useMoneyIn } from '#session/use-money-in.ts'
import { useBranchContact, useVenue } from '#session/page-context.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { clockAt, clockText, momentAt } from '#ui/patterns/venue-time.ts'
import { Card } from './card.tsx'
import { FactList } from './fact-list.tsx'

/** Networks by the word that providers have for them; others are shown as they are. */
const BRANDS: ReadonlyMap<string, string> = new Map([
  ['visa', 'Visa'],
  ['debvisa', 'Visa'],
  ['master', 'Mastercard'],
  ['debmaster', 'Mastercard'],
  ['amex', 'American Express'],
  ['account_money', ''],
])

/** With what the order was paid through a provider, for whoever has to prove it. @source issue 15 part 9 "success … pages" */
export function PaymentReceipt({ order, payment }: { order: OrderFollowUp; payment: OrderPayment }) {
  const t = useT(moment, paymentReceipt)
  const { country } = useVenue().storefront
  const moneyIn = useMoneyIn()
  const money = (value: number) => moneyIn(value, payment)
  const { name, timeZone } = useBranchContact()
  const { amount, currency, kind, installmentKind, installments, installmentAmount, chargedBackAt } = payment
  const isDivided = installments !== undefined && installments > 1
  return (
    <Card title={t('payment-receipt.title')}>
      {chargedBackAt !== undefined && (
        <Notice tone="warning">
          {t('payment-receipt.charged-back', { time: momentAt(chargedBackAt, timeZone, t) })}
        </Notice>
      )}
      <FactList
        facts={[
          { label: t('payment-receipt.merchant'), value: name },
          { label: t('payment-receipt.order'), value: formatOrderCode(order.code) },
          {
            label: t('payment-receipt.amount'),
            value:
              currency === undefined || currency !== country.currencyCode
                ? money(amount)
                : t('payment-receipt.money', { amount: money(amount), currency }),
          },
          { label: t('payment-receipt.at'), value: dateText(payment.at, timeZone, t) },
          { label: t('payment-receipt.kind'), value: kind && t(`payment-receipt.kind.${kind}`) },
          { label: t('payment-receipt.card'), value: cardOf(payment, t) },
          { label: t('payment-receipt.authorization'), value: payment.authorizationCode },
          {
            label: t('payment-receipt.installment-kind'),
            value: installmentKind && t(`payment-receipt.installment-kind.${installmentKind}`),
          },
          { label: t('payment-receipt.installments'), value: isDivided ? String(installments) : undefined },
          {
            label: t('payment-receipt.installment-amount'),
            value: installmentAmount === undefined ? undefined : money(installmentAmount),
          },
          { label: t('payment-receipt.number'), value: payment.number, long: true },
          { label: t('payment-receipt.items'), value: itemsOf(order, t), long: true },
        ]}
      />
    </Card>
  )
}

/** What is kept needs its year: '21/11/2026, 13:00 h'. */
function dateText(at: string, timeZone: string, t: Translate<typeof moment | typeof paymentReceipt>): string {
  const { day, month, year } = civilAt(Date.parse(at), timeZone)
  const [dd, mm] = [day, month].map((value) => String(value).padStart(2, '0'))
  // 'h' stays with its hour
  const time = clockText(clockAt(at, timeZone), t).replaceAll(' ', '\u00A0')
  return t('payment-receipt.date', { date: `${dd}/${mm}/${year}`, time })
}

/** 'Visa terminada en 6623' */
function cardOf({ brand, lastFour }: OrderPayment, t: Translate<typeof paymentReceipt>): string | undefined {
  const name = brand && (BRANDS.get(brand) ?? brand)
  const end = lastFour === undefined ? undefined : t('payment-receipt.card-ends', { lastFour })
  return [name, end].filter(Boolean).join(' ')
}

const itemsOf = ({ items }: OrderFollowUp, t: Translate<typeof paymentReceipt>): string =>
  items
    .map(({ quantity, name }) => t('payment-receipt.item', { quantity: String(quantity), name }))
    .join(', ')
