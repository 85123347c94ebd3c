import styled from 'styled-components'
import { useStore } from 'zustand'
import { shipments } from '#messages/shipments.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useRider } from '../rider-context.ts'

/** Stands there before its words, so that they are read aloud when they come; empty it takes no room. */
const Said = styled.div`
  &:empty {
    position: absolute;
  }
`

/** Steps that only this device knows of so far. */
export function PendingNote({ count }: { count: number }) {
  const t = useT(shipments)
  const { ride } = useRider()
  const isUnsaved = useStore(ride.store, (state) => state.isUnsaved)
  const words = count === 1 ? t('shipments.pending-one') : t('shipments.pending-many', { n: count })
  return (
    <Said role="status">
      {count > 0 && (
        <Notice tone="warning" icon="clock">
          <strong>{t('shipments.pending')}</strong>
          <p>{isUnsaved ? t('shipments.pending-unsaved') : words}</p>
        </Notice>
      )}
    </Said>
  )
}

/** Stays after a refusal until the next step has arrived: a toast alone is easily missed on the street. */
export function UndoneNote({ trip }: { trip: string }) {
  const t = useT(shipments)
  const { ride } = useRider()
  const isUndone = useStore(ride.store, (state) => state.undone === trip)
  return <Said role="status">{isUndone && <Notice tone="danger">{t('shipments.undone')}</Notice>}</Said>
}
