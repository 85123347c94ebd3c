import type { Plate } from '#generated/models.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useCloseModal } from '#ui/patterns/modal-control.ts'
import { QuantityBar } from '#ui/patterns/quantity-bar.tsx'
import { plate as plateTexts } from '#messages/plate.ts'
import { dropSecondPress } from '#platform/second-press.ts'
import { focusGroup } from '../group-field-id.ts'
import type { PlateFormState } from '../use-plate-form.ts'

interface PlateActionProps {
  plate: Plate
  form: PlateFormState
  /** called instead of closing the surrounding modal */
  onDone?: () => void
}

/** Stepper and add button, or the reason why the plate cannot be ordered. */
export function PlateAction({ plate, form, onDone }: PlateActionProps) {
  const t = useT(plateTexts)
  const close = useCloseModal()
  if (form.obstacle) return <Notice tone={plate.soldOut ? 'warning' : undefined}>{t(form.obstacle)}</Notice>
  return (
    <QuantityBar
      name={plate.showName}
      quantity={form.selection.quantity}
      max={form.max}
      error={form.quantityFault}
      total={form.price.total}
      action={t(form.isEditing ? 'plate.update' : 'plate.add')}
      onQuantity={form.setQuantity}
      onLimit={form.sayMaximum}
      onPress={(event) => {
        const outcome = form.submit()
        if (!outcome.ok) return focusGroup(outcome.groupId)
        dropSecondPress(event)
        return onDone ? onDone() : close()
      }}
    />
  )
}
