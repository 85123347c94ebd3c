import { confirmLeave } from '#messages/confirm-leave.ts'
import type { ModalView } from '#session/modal-store.ts'
import { matchPath, useNavigate } from 'react-router-dom'
import { useSession } from '#session/page-context.ts'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

/**
 * Asks before a filled cart is lost: on leaving through the logo, and on changing order mode or venue. `to` is the
 * target then; `onConfirm` and `onCancel` are called with the answer.
 * @source diner spec §2.10 "Confirm modal", requirements CART-07
 */
export const ConfirmLeaveModal: ModalView<'confirm-leave'> = ({ to, onConfirm, onCancel, onClosed }) => {
  const t = useT(confirmLeave)
  const { cart, alias } = useSession()
  const navigate = useNavigate()
  const go = (path: string) => {
    const venue = matchPath('/menu/:alias/*', path.split(/[?#]/, 1)[0] ?? '')
    // Another venue may be another brand, so its page is loaded from the server.
    if (venue?.params.alias === alias) void navigate(path)
    else window.location.assign(path)
  }
  return (
    <ConfirmDialog
      title={t('cart.confirm.title')}
      question={t('cart.confirm.question')}
      cancelLabel={t('cart.confirm.cancel')}
      confirmLabel={t('cart.confirm.continue')}
      destructive
      onConfirm={() => {
        cart.getState().put({ choices: [] })
        onConfirm?.()
        if (to !== undefined) go(to)
      }}
      onCancel={onCancel}
      onClose={onClosed}
    />
  )
}
