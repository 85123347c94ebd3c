import { chargesOf } from '#domain/tax/tax-lines.ts'
import { taxesByRate, taxOf, type TaxedAmount } from '#domain/tax/tax-of.ts'
import type { OrderedItem, OrderFollowUp } from '#generated/models.ts'

import type { listOrderLines, OrderRow } from '../../repositories/orders-repository.ts'

type Line = Awaited<ReturnType<typeof listOrderLines>>[number]

/**
 * The taxes of an order as it was placed, in its lines and added up. What its charges are taxed with follows from
 * their amounts, which no change of a placed order touches.
 * @param items - of the lines, in their order
 */
export function taxesOf(
  order: Pick<
    OrderRow,
    'taxName' | 'chargesTaxRate' | 'deliveryFee' | 'userServiceFee' | 'surcharges' | 'discounts'
  >,
  items: readonly OrderedItem[],
  lines: readonly Line[],
): Pick<OrderFollowUp, 'items' | 'taxes'> {
  const rates = taxesByRate([...lines.flatMap(taxedLine), ...taxedCharges(order)])
  return {
    items: items.map((item, index) => ({ ...item, ...keptOf(lines[index]) })),
    taxes: order.taxName === null || rates.length === 0 ? undefined : { name: order.taxName, rates },
  }
}

function keptOf(line: Line | undefined): Partial<OrderedItem> {
  return {
    discountShare: line?.discountShare ?? undefined,
    taxRate: line?.taxRate ?? undefined,
    taxBase: line?.taxBase ?? undefined,
    tax: line?.tax ?? undefined,
  }
}

function taxedLine({ taxRate: rate, taxBase: base, tax }: Line): TaxedAmount[] {
  return rate === null || base === null || tax === null ? [] : [{ rate, base, tax }]
}

function taxedCharges(order: Parameters<typeof taxesOf>[0]): TaxedAmount[] {
  const charges = chargesOf(order)
  return order.chargesTaxRate === null || charges === 0 ? [] : [taxOf(charges, order.chargesTaxRate)]
}
