import { closedModal } from '#messages/closed-modal.ts'
import styled from 'styled-components'
import type { ModalView } from '#session/modal-store.ts'
import { useCanSchedule } from '#session/use-can-schedule.ts'
import { token } from '#theme/tokens.ts'
import { CloseButton } from '#ui/patterns/close-button.tsx'
import { Modal } from '#ui/patterns/modal.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useClosureReason } from '../use-closure-reason.ts'

const Text = styled.p`
  color: ${token.description};
`

/** Says once per session that the venue is closed, and whether an order can be scheduled. @source diner spec §2.10 */
export const ClosedModal: ModalView<'closed'> = ({ when, onClosed }) => {
  const t = useT(closedModal)
  const reason = useClosureReason()
  const hasSlots = useCanSchedule()
  const canSchedule = when !== undefined || hasSlots
  return (
    <Modal
      title={t(canSchedule ? 'closed-modal.title-schedule' : 'closed-modal.title')}
      variant="dialog"
      onClose={onClosed}
      footer={<CloseButton label={t('closed-modal.accept')} />}
    >
      {reason !== undefined && <p>{reason}</p>}
      <Text>{t(canSchedule ? 'closed-modal.text-schedule' : 'closed-modal.text')}</Text>
      {when !== undefined && <p>{t('closed-modal.order-for', { when })}</p>}
    </Modal>
  )
}
