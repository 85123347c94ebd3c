import { useId } from 'react'
import type { Plate } from '#generated/models.ts'
import { ChoiceGroup } from '#ui/primitives/choice/choice-group.tsx'
import { ChoiceRow } from '#ui/primitives/choice/choice-row.tsx'
import { Tag } from '#ui/primitives/feedback/tag.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'

interface SizeFieldProps {
  plate: Plate
  sizeId: string
  onChoose: (sizeId: string) => void
}

/** 'Opciones'; with one size there is nothing to choose. @source requirements PLATE-02 */
export function SizeField({ plate, sizeId, onChoose }: SizeFieldProps) {
  const t = useT()
  const money = useMoney()
  const name = useId()
  if (plate.sizes.length < 2) return null
  return (
    <ChoiceGroup legend={t('plate.sizes')} mark={<Tag>{t('plate.required')}</Tag>}>
      {plate.sizes.map((size) => (
        <ChoiceRow
          key={size.id}
          type="radio"
          name={name}
          value={size.id}
          label={size.name}
          price={money(size.price)}
          checked={size.id === sizeId}
          onChange={() => onChoose(size.id)}
        />
      ))}
    </ChoiceGroup>
  )
}
