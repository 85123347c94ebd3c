import { useEffect, useState } from 'react'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useRider } from '../rider-context.ts'

/** Steps that only this device knows of so far. */
export function PendingNote({ count }: { count: number }) {
  const t = useT()
  if (count === 0) return null
  return (
    <Notice tone="warning" icon="clock" live>
      <strong>{t('shipments.pending')}</strong>
      <p>{count === 1 ? t('shipments.pending-one') : t('shipments.pending-many', { n: count })}</p>
    </Notice>
  )
}

/** Stays after a refusal until the next step has arrived: a toast alone is easily missed on the street. */
export function UndoneNote({ trip }: { trip: string }) {
  const t = useT()
  const { queue } = useRider()
  const [isUndone, setUndone] = useState(false)
  useEffect(
    () =>
      queue.listen(({ kind, step }) => {
        if (step.trip === trip && kind !== 'denied') setUndone(kind === 'refused')
      }),
    [queue, trip],
  )
  if (!isUndone) return null
  return (
    <Notice tone="danger" live>
      {t('shipments.undone')}
    </Notice>
  )
}
