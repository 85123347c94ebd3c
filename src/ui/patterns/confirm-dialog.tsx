import { useRef } from 'react'
import styled from 'styled-components'

import { space, token } from '#theme/tokens.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Modal } from './modal.tsx'
import { useCloseModal } from './modal-control.ts'

const Question = styled.p`
  color: ${token.description};
`
const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(7rem, 100%), 1fr));
  gap: ${space(3)};
`

export type ConfirmDialogProps = {
  readonly title: string
  readonly question: string
  readonly cancelLabel: string
  readonly confirmLabel: string
  /** the confirmed thing cannot be undone */
  readonly destructive?: boolean
  /** called after the dialog has closed on a yes */
  readonly onConfirm: () => void
  /** called after a close that was not a yes */
  readonly onCancel?: () => void
  /** called after any close, yes or no */
  readonly onClose: () => void
}

/** Asks once before something is lost. Escape, the close button and the outside all mean no. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, question, onCancel, onClose } = props
  const isYes = useRef(false)
  const closed = (): void => {
    onClose()
    if (!isYes.current) onCancel?.()
  }
  return (
    <Modal
      title={title}
      variant="dialog"
      onClose={closed}
      footer={<Answers {...props} onYes={() => (isYes.current = true)} />}
    >
      <Question>{question}</Question>
    </Modal>
  )
}

function Answers({
  cancelLabel,
  confirmLabel,
  destructive,
  onConfirm,
  onYes,
}: ConfirmDialogProps & { onYes: () => void }) {
  const close = useCloseModal()
  const confirm = (): void => {
    onYes()
    close(onConfirm)
  }
  return (
    <Choices>
      <Button tone="secondary" wide onPress={() => close()}>
        {cancelLabel}
      </Button>
      <Button tone={destructive ? 'danger' : 'primary'} wide onPress={confirm}>
        {confirmLabel}
      </Button>
    </Choices>
  )
}
