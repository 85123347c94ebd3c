import { console } from '#messages/console.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'

/** Notice that the board does not show all orders. */
export function LeftOut({ count }: { count: number }) {
  const t = useT(console)
  if (count === 0) return null
  return (
    <Notice tone="warning" live>
      {count === 1 ? t('console.left-out.one') : t('console.left-out.many', { count })}
    </Notice>
  )
}
