import { Button } from '#ui/primitives/action/button.tsx'
import { useCloseModal } from './modal-control.ts'

type Props = {
  readonly label: string
  /** done once it has closed */
  readonly then?: () => void
}

/** The button in the footer of a modal that asks for nothing. */
export function CloseButton({ label, then }: Props) {
  const close = useCloseModal()
  return (
    <Button wide onPress={() => close(then)}>
      {label}
    </Button>
  )
}
