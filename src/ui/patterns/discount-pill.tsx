import type { DiscountLabel } from '#domain/discounts/discount-rule.ts'
import { Tag } from '#ui/primitives/feedback/tag.tsx'

import { discountText } from './discount-text.ts'
import { useT } from './messages-context.tsx'
import { useMoney } from './money-context.tsx'

/** The discount of a plate in a word, on the colour of the brand's promotions. */
export function DiscountPill({ label }: { readonly label: DiscountLabel }) {
  const text = discountText(label, useT(), useMoney())
  return <Tag tone="brand">{text}</Tag>
}
