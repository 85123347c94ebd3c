import type { Quote } from '#domain/pricing/quote.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type { DiscountLine, OrderMode, SurchargeLine } from '#generated/models.ts'
import type { checkout } from '#messages/checkout.ts'
import type { Translate } from '#messages/index.ts'
import type { tips } from '#messages/tips.ts'
import type { WriteMoney } from './money-context.tsx'
import type { SummaryLine } from './summary-table.tsx'

/** The parts of a price that have lines; a placed order has them too. */
export type TotalledPrice = Pick<
  Quote,
  | 'itemsTotal'
  | 'deliveryFee'
  | 'freeDelivery'
  | 'deliveryFeeBeforeFree'
  | 'serviceFee'
  | 'loyaltyRedeemed'
  | 'tip'
  | 'total'
> & {
  discounts: readonly DiscountLine[]
  surcharges: readonly SurchargeLine[]
  codeDiscount?: DiscountLine
}

interface SummaryInput {
  quote: TotalledPrice
  mode: Pick<OrderMode, 'type'>
  /** The price includes the delivery cost. */
  isDeliveryPriced: boolean
  /** Name of the loyalty program whose points are redeemed. */
  program?: string
  t: Translate<typeof checkout | typeof tips>
  money: WriteMoney
}

/**
 * The price of an order, line by line, adding up to the total.
 * @units minor units
 * @source diner spec §2.8 "Detalle del pedido", requirements CHK-05, PAY-02, PAY-03
 */
export function summaryLines({
  quote,
  mode,
  isDeliveryPriced,
  program = '',
  t,
  money,
}: SummaryInput): SummaryLine[] {
  const saving = (id: string, label: string, amount: number): SummaryLine => ({
    id,
    label,
    value: money(-amount),
    tone: 'saving',
  })
  const code = quote.codeDiscount
  const lines: (SummaryLine | undefined)[] = [
    { id: 'items', label: t('checkout.items'), value: money(quote.itemsTotal) },
    ...quote.discounts.map(({ discountReferenceId, name, amount }) =>
      saving(discountReferenceId, name, amount),
    ),
    ...quote.surcharges.map(({ surchargeReferenceId: id, name, amount }) => ({
      id,
      label: name,
      value: money(amount),
    })),
    ORDER_MODES[mode.type].needsAddress ? deliveryLine(quote, isDeliveryPriced, t, money) : undefined,
    {
      id: 'service-fee',
      label: t('checkout.service-fee'),
      value: quote.serviceFee === 0 ? t('checkout.service-fee-waived') : money(quote.serviceFee),
    },
    code && saving('code', t('checkout.code-discount', { code: code.code ?? code.name }), code.amount),
    quote.loyaltyRedeemed > 0
      ? saving('loyalty', t('checkout.points', { program }), quote.loyaltyRedeemed)
      : undefined,
    quote.tip > 0 ? { id: 'tip', label: t('tip.line'), value: money(quote.tip) } : undefined,
    {
      id: 'total',
      label: t(isDeliveryPriced ? 'checkout.total' : 'checkout.total-before'),
      value: money(quote.total),
      tone: 'total',
    },
  ]
  return lines.filter((line) => line !== undefined)
}

function deliveryLine(
  quote: TotalledPrice,
  isPriced: boolean,
  t: Translate<typeof checkout>,
  money: WriteMoney,
): SummaryLine {
  const line = { id: 'delivery', label: t('checkout.delivery') }
  if (!isPriced) return { ...line, value: t('checkout.delivery-unknown') }
  if (quote.deliveryFee > 0) return { ...line, value: money(quote.deliveryFee) }
  const isSaved = quote.freeDelivery && quote.deliveryFeeBeforeFree > 0
  return {
    ...line,
    value: t('checkout.free'),
    before: isSaved ? money(quote.deliveryFeeBeforeFree) : undefined,
  }
}
