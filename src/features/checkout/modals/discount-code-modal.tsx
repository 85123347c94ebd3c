import { useState } from 'react'
import { checkoutOf, useCheckoutValue } from '#session/checkout-store.ts'
import type { AppliedCode } from '#generated/models.ts'
import { codes } from '#messages/codes.ts'
import type { ModalView } from '#session/modal-store.ts'
import { useSession } from '#session/page-context.ts'
import { useCheckoutQuote } from '#session/use-checkout-quote.ts'
import { VisuallyHidden } from '#ui/primitives/base/visually-hidden.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { FormModal } from '#ui/patterns/form-modal.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useApplyCode, type CodeFault } from '../code/use-apply-code.ts'
import { CodeCard } from '../components/code-card.tsx'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog.tsx'

const CODE_MAX = 40

/**
 * The code of the order: the input, the request, and its benefit.
 * @source diner spec §4 Discount code, requirements DISC-01 … DISC-03
 */
export const DiscountCodeModal: ModalView<'discount-code'> = ({ onDiscard, onClosed }) => {
  const applied = useCheckoutValue(({ code }) => code)
  if (onDiscard) return <DiscardCode applied={applied} onDiscard={onDiscard} onClosed={onClosed} />
  return <EnterCode applied={applied} onClosed={onClosed} />
}

function EnterCode({ applied, onClosed }: { applied?: AppliedCode; onClosed: () => void }) {
  const t = useT(codes)
  const toast = useToast()
  const session = useSession()
  const { isLoading, apply } = useApplyCode()
  const { quote } = useCheckoutQuote()
  const [fault, setFault] = useState<CodeFault>()
  const [text, setText] = useState(applied?.discount.code ?? '')
  const isApplied = applied !== undefined && applied.discount.code === text
  const label = isApplied ? 'code.continue' : 'code.apply'
  const unmet = quote?.codeUnmet ?? []
  const badge = t(unmet.length === 0 ? 'code.applied' : 'code.not-applied')

  const ask = async () => {
    const found = await apply(text)
    setFault(found)
    const now = checkoutOf(session).getState().code
    if (found === undefined && now) setText(now.discount.code)
    else toast(t(`code.error.${found ?? 'NOT_FOUND'}`), 'error')
    return false
  }
  return (
    <FormModal
      title={t('code.title')}
      variant="dialog"
      submitLabel={t(isLoading ? 'code.applying' : label)}
      onClose={onClosed}
      onSend={() => (isApplied ? Promise.resolve(true) : ask())}
    >
      <TextField
        label={t('code.field')}
        value={text}
        required
        autoComplete="off"
        maxLength={CODE_MAX}
        readOnly={isLoading}
        error={fault && t(`code.error.${fault}`)}
        onChange={(value) => {
          setText(value.toUpperCase())
          setFault(undefined)
        }}
      />
      {isApplied && applied && <CodeCard applied={applied} unmet={unmet} />}
      <VisuallyHidden as="p" role="status">
        {isApplied && applied && `${applied.discount.code}: ${badge}`}
      </VisuallyHidden>
    </FormModal>
  )
}

interface Props {
  applied?: AppliedCode
  onDiscard: () => void
  onClosed: () => void
}

/**
 * Asked before another payment is chosen while a code is applied; a yes removes the code.
 * @source diner spec §4 Discount code, requirement DISC-04
 */
function DiscardCode({ applied, onDiscard, onClosed }: Props) {
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
