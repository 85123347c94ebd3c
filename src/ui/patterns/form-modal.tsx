import { useId, useState, type ReactNode } from 'react'
import { Button } from '#ui/primitives/action/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { Modal, type ModalProps } from './modal.tsx'
import { useCloseModal, useModalOpen } from './modal-control.ts'

/** Whether it was sent, or what to do after the modal closes; not done when the person has closed it meanwhile. */
type Sent = boolean | ((wasOpen: boolean) => void)

export type FormModalProps = ModalProps & {
  readonly submitLabel: string
  readonly tone?: 'primary' | 'danger'
  /**
   * Sends the form: the modal closes on success, and keeps the input on failure. Undefined when something is missing.
   */
  readonly onSend: () => Promise<Sent> | undefined
  /** another question is open, and the form is not sent meanwhile */
  readonly isWaiting?: boolean
  /** replaces the form, which is no longer needed */
  readonly instead?: ReactNode
}

/** A modal with one form and its button in the footer. */
export function FormModal({
  submitLabel,
  tone = 'primary',
  onSend,
  isWaiting = false,
  instead,
  children,
  ...modal
}: FormModalProps) {
  const form = useId()
  // until it has closed: a finished form is not needed either
  const [isSending, setSending] = useState(false)
  const isReplaced = Boolean(instead) && !isSending
  const isBusy = isSending || isWaiting
  return (
    <Modal
      {...modal}
      footer={
        isReplaced ? undefined : (
          <Button type="submit" form={form} tone={tone} wide loading={isBusy}>
            {submitLabel}
          </Button>
        )
      }
    >
      {isReplaced ? (
        instead
      ) : (
        <Fields id={form} {...{ onSend, isBusy, setSending }}>
          {children}
        </Fields>
      )}
    </Modal>
  )
}

type FieldsProps = Pick<FormModalProps, 'onSend' | 'children'> & {
  id: string
  isBusy: boolean
  setSending: (isSending: boolean) => void
}

function Fields({ id, onSend, isBusy, setSending, children }: FieldsProps) {
  const close = useCloseModal()
  const isOpen = useModalOpen()
  const send = async () => {
    if (isBusy) return
    const sending = onSend()
    if (!sending) return
    setSending(true)
    const sent = await sending
    const wasOpen = isOpen()
    if (sent) close(sent === true ? undefined : () => sent(wasOpen))
    else setSending(false)
  }
  return (
    <Form id={id} onSend={send}>
      {children}
    </Form>
  )
}
