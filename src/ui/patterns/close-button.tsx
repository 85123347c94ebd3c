import { Button } from '#ui/primitives/action/button.tsx'
import { useCloseModal } from './modal-control.ts'

type Props = {
  readonly label: string
  /** called after closing */
  readonly then?: () => void
}

/** The footer button of a modal without a question. */
export function CloseButton({ label, then }: Props) {
  const close = useCloseModal()
  return (
    <Button wide onPress={() => close(then)}>
      {label}
    </Button>
  )
}
