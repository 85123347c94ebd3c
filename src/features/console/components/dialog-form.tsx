import { useId, useRef, useState, type ReactNode } from 'react'
import type { ConsoleOrder } from '#generated/models.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { Modal, useCloseModal } from '#ui/patterns/modal.tsx'

/** A question about an order. */
export type Question = {
  one: ConsoleOrder
  /** see {@link DialogForm} */
  outdated?: string
  onClose: () => void
}

type Props = Omit<Question, 'one'> & {
  title: string
  submitLabel: string
  tone?: 'primary' | 'danger'
  /**
   * Does it: the dialog closes once it was done, and keeps what was typed when it was not. Undefined when something
   * is missing.
   */
  submit: () => Promise<boolean> | undefined
  children: ReactNode
}

/**
 * A dialog with one form; a refused one puts the focus on its first wrong field.
 * @param outdated - why it can be done no more, in place of the form: it was done meanwhile
 */
export function DialogForm(props: Props) {
  const { title, submitLabel, tone = 'primary', outdated, onClose, submit, children } = props
  const form = useId()
  // until it has closed: what was done is outdated, too
  const [isBusy, setBusy] = useState(false)
  const isOutdated = outdated !== undefined && !isBusy
  return (
    <Modal
      title={title}
      variant="dialog"
      onClose={onClose}
      footer={
        isOutdated ? undefined : (
          <Button type="submit" form={form} tone={tone} wide loading={isBusy}>
            {submitLabel}
          </Button>
        )
      }
    >
      {isOutdated ? (
        <Notice tone="warning" live>
          {outdated}
        </Notice>
      ) : (
        <Fields id={form} {...{ submit, setBusy }}>
          {children}
        </Fields>
      )}
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
      if (isDone) return close()
      isDoing.current = false
      setBusy(false)
    })
  }
  return (
    <Form id={id} ref={box} onSend={send}>
      {children}
    </Form>
  )
}
