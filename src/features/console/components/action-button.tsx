import { shownCode } from '#domain/shipments/access.ts'
import { console } from '#messages/console.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button, type ButtonProps } from '#ui/primitives/action/button.tsx'

type Props = Omit<ButtonProps, 'name' | 'children'> & { code: string; label: string }

/** A button for an order's action; its accessible name includes the order's code. */
export function ActionButton({ code, label, ...button }: Props) {
  const t = useT(console)
  return (
    <Button {...button} name={t('console.action.name', { action: label, code: shownCode(code) })}>
      {label}
    </Button>
  )
}
