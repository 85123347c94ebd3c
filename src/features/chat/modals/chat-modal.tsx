import { useState } from 'react'
import { formatOrderCode } from '#domain/order/code.ts'
import { chat } from '#messages/chat.ts'
import type { ModalView } from '#session/modal-store.ts'
import { useVenue } from '#session/page-context.ts'
import { Modal } from '#ui/patterns/modal.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { ContactWays } from '../components/contact-ways.tsx'
import { VendorChat } from '../components/vendor-chat.tsx'

/** Contact with the venue: its chat vendor's frame, or the product's own ways. @source requirements CHAT-01 */
export const ChatModal: ModalView<'chat'> = ({ message, referenceId, onClosed }) => {
  const t = useT(chat)
  const { branch } = useVenue()
  const [hasFailed, setFailed] = useState(false)
  const about = referenceId === undefined ? '' : t('chat.about-order', { code: formatOrderCode(referenceId) })
  const text = message ?? about
  const hasVendor = branch?.chatEnabled === true && branch.intercomAppId !== undefined
  return (
    <Modal title={t('chat.title')} variant="side" onClose={onClosed}>
      {hasVendor && !hasFailed ? (
        <VendorChat message={text} onFailed={() => setFailed(true)} />
      ) : (
        <ContactWays message={text} hasVendorFailed={hasFailed} />
      )}
    </Modal>
  )
}
