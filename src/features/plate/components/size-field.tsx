import type { Plate } from '#generated/models.ts'
import { plate as plateTexts } from '#messages/plate.ts'
import { Radios } from '#ui/primitives/choice/radios.tsx'
import { Tag } from '#ui/primitives/feedback/tag.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Price } from '#ui/patterns/price.tsx'
import type { PlateFormState } from '../use-plate-form.ts'

/** 'Opciones'; with one size there is nothing to choose. @source requirements PLATE-02 */
export function SizeField({ plate, form }: { plate: Plate; form: PlateFormState }) {
  const t = useT(plateTexts)
  if (plate.sizes.length < 2) return null
  return (
    <Radios
      legend={t('plate.sizes')}
      mark={<Tag>{t('plate.required')}</Tag>}
      options={plate.sizes.map((size) => {
        const { from, original } = form.priceOfSize(size)
        return { id: size.id, label: size.name, price: <Price amount={from} original={original} /> }
      })}
      chosen={form.selection.sizeId}
      onChoose={form.chooseSize}
    />
  )
}
