import type { SoldOutLine } from '#domain/cart/sold-out-lines.ts'
import { Tag } from '#ui/primitives/feedback/tag.tsx'

import { useT } from './messages-context.tsx'

/** 'Agotado', and what of the line it is about. */
export function SoldOutMark({ line: { plate, garnishes } }: { line: SoldOutLine }) {
  const t = useT()
  return (
    <Tag tone="warning">
      {plate ? t('sold-out.mark') : t('sold-out.garnishes', { list: garnishes.join(', ') })}
    </Tag>
  )
}
