import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '#ui/primitives/action/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { Modal, useCloseModal } from '#ui/patterns/modal.tsx'

type Props = {
  title: string
  submitLabel: string
  tone?: 'primary' | 'danger'
  onClose: () => void
  /**
   * Does it: the dialog closes once it was done, and keeps what was typed when it was not. Undefined when something
   * is missing.
   */
  submit: () => Promise<boolean> | undefined
  children: ReactNode
}

/** A dialog with one form; a refused one puts the focus on its first wrong field. */
export function DialogForm({ title, submitLabel, tone = 'primary', onClose, submit, children }: Props) {
  const form = useId()
  const [isBusy, setBusy] = useState(false)
  return (
    <Modal
      title={title}
      variant="dialog"
      onClose={onClose}
      footer={
        <Button type="submit" form={form} tone={tone} wide loading={isBusy}>
          {submitLabel}
        </Button>
      }
    >
      <Fields id={form} {...{ submit, setBusy }}>
        {children}
      </Fields>
    </Modal>
  )
}

type FieldsProps = Pick<Props, 'submit' | 'children'> & { id: string; setBusy: (isBusy: boolean) => void }

function Fields({ id, submit, setBusy, children }: FieldsProps) {
  const close = useCloseModal()
  const box = useRef<HTMLFormElement>(null)
  const isDoing = useRef(false)
  const send = () => {
    if (isDoing.current) return
    const doing = submit()
    if (!doing) {
      // after the fields have been marked
      requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    isDoing.current = true
    setBusy(true)
    void doing.then((isDone) => {
      isDoing.current = false
      setBusy(false)
      if (isDone) close()
    })
  }
  return (
    <Form id={id} ref={box} onSend={send}>
      {children}
    </Form>
  )
}
