import type { CancelEffect } from '#domain/order/reports.ts'
import type { HeldMoney } from '#generated/models.ts'
import { orderReport } from '#messages/order-report.ts'
import { useMoneyIn } from '#session/use-money-in.ts'
import { ConfirmDialog } from '#ui/primitives/modal/confirm-dialog.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

interface Props {
  effect: CancelEffect
  /** what canceling does with the money; absent where nobody said */
  money: HeldMoney | undefined
  onConfirm: () => void
  onClose: () => void
}

/**
 * Asks before an order is lost, or its venue is asked to cancel it, and says what becomes of its money.
 *
 * @source requirements FUP-03; issue 15 part 3
 */
export function CancelDialog({ effect, money, onConfirm, onClose }: Props) {
  const t = useT(orderReport)
  const write = useMoneyIn()
  const kind = effect === 'at-once' ? 'cancel' : 'ask'
  const question = t(`report.${kind}.question`)
  const told = money && t(`report.${kind}.money.${money.kind}`, { amount: write(money.amount, money) })
  return (
    <ConfirmDialog
      title={t(`report.${kind}.title`)}
      question={told === undefined ? question : `${question} ${told}`}
      cancelLabel={t('report.keep')}
      confirmLabel={t(`report.${kind}.yes`)}
      closeLabel={t('common.close')}
      destructive
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
