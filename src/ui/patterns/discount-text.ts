import type { DiscountLabel } from '#domain/discounts/discount-rule.ts'
import { decimalText } from '#domain/money/money.ts'
import type { Translate } from '#messages/index.ts'

import type { WriteMoney } from './money-context.tsx'

/** What a discount pill says: '20 % OFF', '$ 500 OFF', '2x1', 'A $ 9.900'. */
export function discountText(label: DiscountLabel, t: Translate, money: WriteMoney): string {
  switch (label.kind) {
    case 'PERCENT':
      return t('menu.discount.PERCENT', { n: decimalText(label.percentage) })
    case 'FIXED':
      return t('menu.discount.FIXED', { amount: money(label.amount) })
    case 'MULTIPLE':
      return t('menu.discount.MULTIPLE', { buy: label.buy, pay: label.pay })
    case 'FINAL_PRICE':
      return t('menu.discount.FINAL_PRICE', { amount: money(label.amount) })
  }
}
