import { useId, useRef } from 'react'
import type { SyntheticEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { space } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { Modal, useCloseModal } from '#ui/primitives/modal/modal.tsx'

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`

type Props = {
  title: string
  submitLabel: string
  tone?: 'primary' | 'danger'
  onClose: () => void
  /** What is done once the dialog has closed; undefined when something is missing, and the dialog stays. */
  submit: () => (() => void) | undefined
  children: ReactNode
}

/** A dialog with one form; a refused one puts the focus on its first wrong field. */
export function DialogForm({ title, submitLabel, tone = 'primary', onClose, submit, children }: Props) {
  const t = useT()
  const form = useId()
  return (
    <Modal
      title={title}
      closeLabel={t('console.close')}
      variant="dialog"
      onClose={onClose}
      footer={
        <Button type="submit" form={form} tone={tone} wide>
          {submitLabel}
        </Button>
      }
    >
      <Fields id={form} submit={submit}>
        {children}
      </Fields>
    </Modal>
  )
}

function Fields({ id, submit, children }: Pick<Props, 'submit' | 'children'> & { id: string }) {
  const close = useCloseModal()
  const box = useRef<HTMLFormElement>(null)
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    const then = submit()
    if (then) return close(then)
    // after the fields have been marked
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  return (
    <Form id={id} ref={box} onSubmit={onSubmit} noValidate>
      {children}
    </Form>
  )
}
