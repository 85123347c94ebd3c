import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '#ui/primitives/action/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { Modal, useCloseModal, type ModalProps } from './modal.tsx'

/** Whether it was sent, or what is done once the modal has closed upon it. */
type Sent = boolean | (() => void)

export type FormModalProps = ModalProps & {
  readonly submitLabel: string
  readonly tone?: 'primary' | 'danger'
  /**
   * Sends the form: the modal closes once it was sent, and keeps what was typed when it was not. Undefined when something
   * is missing: the first wrong field takes the focus.
   */
  readonly onSend: () => Promise<Sent> | undefined
  /** in place of the form, which has no use any more */
  readonly instead?: ReactNode
}

/** A modal with one form, whose button stands in its footer. */
export function FormModal({
  submitLabel,
  tone = 'primary',
  onSend,
  instead,
  children,
  ...modal
}: FormModalProps) {
  const form = useId()
  // until it has closed: what was done has no use any more, too
  const [isBusy, setBusy] = useState(false)
  const isReplaced = Boolean(instead) && !isBusy
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
        <Fields id={form} {...{ onSend, isBusy, setBusy }}>
          {children}
        </Fields>
      )}
    </Modal>
  )
}

type FieldsProps = Pick<FormModalProps, 'onSend' | 'children'> & {
  id: string
  isBusy: boolean
  setBusy: (isBusy: boolean) => void
}

function Fields({ id, onSend, isBusy, setBusy, children }: FieldsProps) {
  const close = useCloseModal()
  const box = useRef<HTMLFormElement>(null)
  const send = () => {
    if (isBusy) return
    const sending = onSend()
    if (!sending) {
      // after the fields have been marked
      requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    setBusy(true)
    void sending.then((sent) => {
      if (sent) return close(sent === true ? undefined : sent)
      setBusy(false)
    })
  }
  return (
    <Form id={id} ref={box} onSend={send}>
      {children}
    </Form>
  )
}
