import type { DiscountLabel } from '#domain/discounts/discount-rule.ts'
import { decimalText } from '#domain/money/money.ts'
import type { Translate } from '#messages/index.ts'

import type { WriteMoney } from './money-context.tsx'

/** What a discount pill says: '20 % OFF', '$ 500 OFF', '2x1', 'A $ 9.900'. */
export function discountText(label: DiscountLabel, t: Translate, money: WriteMoney): string {
  const { kind, percentage = 0, amount = 0, buy = 0, pay = 0 } = label
  return t(`menu.discount.${kind}`, { n: decimalText(percentage), amount: money(amount), buy, pay })
}
