import { shownCode } from '#domain/shipments/access.ts'
import type { ConsoleOrder } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { DialogForm } from './dialog-form.tsx'

type Props = { one: ConsoleOrder; onClose: () => void; onDeliver: () => Promise<boolean> }

/** Asks before the venue ends what a rider has: the rider's phone may be dead, or not. */
export function DeliverDialog({ one: { order, shipment }, onClose, onDeliver }: Props) {
  const t = useT(console)
  const name = shipment?.rider?.name ?? t('console.shipment.somebody')
  return (
    <DialogForm
      title={t('console.deliver.title', { code: shownCode(order.code) })}
      submitLabel={t('console.deliver.submit')}
      submit={onDeliver}
      {...{ onClose }}
    >
      <Notice tone="warning">{t('console.deliver.text', { name })}</Notice>
    </DialogForm>
  )
}
