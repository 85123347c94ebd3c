import { useNavigate } from 'react-router-dom'
import type { Modal } from '#layout/define-feature.ts'
import { useSession } from '#session/session-context.tsx'
import { ConfirmDialog } from '#ui/primitives/modal/confirm-dialog.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

/**
 * Asked before a filled cart is lost: on leaving through the logo, and on changing order mode or venue.
 * `to` is where to go then; another venue's address is a page of its own.
 *
 * @source diner spec §2.10 "Confirm modal", requirements CART-07
 */
export const ConfirmLeaveModal: Modal = ({ to, onClosed }) => {
  const t = useT()
  const { cart } = useSession()
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      title={t('cart.confirm.title')}
      question={t('cart.confirm.question')}
      cancelLabel={t('cart.confirm.cancel')}
      confirmLabel={t('cart.confirm.continue')}
      closeLabel={t('common.close')}
      destructive
      onConfirm={() => {
        cart.getState().clear()
        if (typeof to === 'string') void navigate(to)
      }}
      onClose={onClosed}
    />
  )
}
