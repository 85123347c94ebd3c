import { formatAmount } from '#domain/money/money.ts'
import type { OrderFollowUp } from '#generated/models.ts'
import { followUp } from '#messages/follow-up.ts'
import { useSession } from '#session/page-context.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

/** The points that the order brings, and the way to all of them. @source delivery spec §2 "loyalty info"; FUP-03, FUP-06 */
export function Points({ order: { gainedPoints, status } }: { order: OrderFollowUp }) {
  const t = useT(followUp)
  const { modal } = useSession()
  if (gainedPoints === 0 || status === 'CANCELED') return null
  const text = status === 'DELIVERED' ? 'follow-up.points-got' : 'follow-up.points-soon'
  return (
    <>
      <Notice tone="success" icon="gift">
        {t(text, { points: formatAmount(gainedPoints, 0) })}
      </Notice>
      <Button tone="quiet" wide icon="gift" onPress={() => modal.getState().show('loyalty')}>
        {t('follow-up.points-see')}
      </Button>
    </>
  )
}
