import { useId } from 'react'
import type { Plate } from '#generated/models.ts'
import { plate as plateTexts } from '#messages/plate.ts'
import { ChoiceGroup } from '#ui/primitives/choice/choice-group.tsx'
import { ChoiceRow } from '#ui/primitives/choice/choice-row.tsx'
import { Tag } from '#ui/primitives/feedback/tag.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Price } from '#ui/patterns/price.tsx'
import type { PlateFormState } from '../use-plate-form.ts'

interface SizeFieldProps {
  plate: Plate
  form: PlateFormState
}

/** 'Opciones'; with one size there is nothing to choose. @source requirements PLATE-02 */
export function SizeField({ plate, form }: SizeFieldProps) {
  const t = useT(plateTexts)
  const name = useId()
  if (plate.sizes.length < 2) return null
  return (
    <ChoiceGroup legend={t('plate.sizes')} mark={<Tag>{t('plate.required')}</Tag>}>
      {plate.sizes.map((size) => {
        const { from, original } = form.priceOfSize(size)
        return (
          <ChoiceRow
            key={size.id}
            type="radio"
            name={name}
            value={size.id}
            label={size.name}
            price={<Price amount={from} original={original} />}
            checked={size.id === form.selection.sizeId}
            onChange={() => form.chooseSize(size.id)}
          />
        )
      })}
    </ChoiceGroup>
  )
}
