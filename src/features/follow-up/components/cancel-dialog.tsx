import type { CancelEffect } from '#domain/order/reports.ts'
import { ConfirmDialog } from '#ui/primitives/modal/confirm-dialog.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

interface Props {
  effect: CancelEffect
  paid: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before an order is lost, or its venue is asked to cancel it. @source requirements FUP-03 */
export function CancelDialog({ effect, paid, onConfirm, onClose }: Props) {
  const t = useT()
  const isAtOnce = effect === 'at-once'
  const question = paid ? 'report.cancel.question-paid' : 'report.cancel.question'
  return (
    <ConfirmDialog
      title={t(isAtOnce ? 'report.cancel.title' : 'report.ask.title')}
      question={t(isAtOnce ? question : 'report.ask.question')}
      cancelLabel={t('report.keep')}
      confirmLabel={t(isAtOnce ? 'report.cancel.yes' : 'report.ask.yes')}
      closeLabel={t('common.close')}
      destructive
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
