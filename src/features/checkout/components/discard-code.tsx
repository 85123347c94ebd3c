import { useCheckoutValue } from '#session/checkout-store.ts'
import type { AppliedCode } from '#generated/models.ts'
import { codes } from '#messages/codes.ts'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

interface Props {
  applied?: AppliedCode
  onDiscard: () => void
  onClosed: () => void
}

/** Asked before another payment is chosen while a code is applied; a yes deletes the code. @source diner spec §4 Discount code, requirement DISC-04 */
export function DiscardCode({ applied, onDiscard, onClosed }: Props) {
  const t = useT(codes)
  const change = useCheckoutValue((state) => state.change)
  return (
    <ConfirmDialog
      title={t('code.discard.title')}
      question={t('code.discard.question', { code: applied?.discount.code ?? '' })}
      cancelLabel={t('code.discard.cancel')}
      confirmLabel={t('code.discard.continue')}
      onConfirm={() => {
        change({ code: undefined })
        onDiscard()
      }}
      onClose={onClosed}
    />
  )
}
