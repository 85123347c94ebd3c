import styled from 'styled-components'
import { visibleGarnishGroups } from '#domain/menu/visible.ts'
import { plate as plateTexts } from '#messages/plate.ts'
import { pad, space, text, token } from '#theme/tokens.ts'
import { stack, wrap } from '#ui/primitives/base/look.ts'
import { Picture } from '#ui/primitives/picture/picture.tsx'
import { TextArea } from '#ui/patterns/text-area.tsx'
import { DiscountPill } from '#ui/patterns/discount-pill.tsx'
import { IndicatorTags } from '#ui/patterns/indicator-tags.tsx'
import { Radios } from '#ui/primitives/choice/radios.tsx'
import { Tag } from '#ui/primitives/feedback/tag.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Price } from '#ui/patterns/price.tsx'
import type { PlateFormInput, PlateFormState } from '../use-plate-form.ts'
import { DietaryConflicts, DietaryFacts } from './dietary-facts.tsx'
import { GarnishGroupField } from './garnish-group-field.tsx'

const Root = styled.div`
  > .picture {
    aspect-ratio: 4 / 3;
    max-height: 46vh;
    max-height: 46dvh;
    overflow: hidden;
    width: 100%;
  }

  > .picture > picture {
    height: 100%;
  }

  > .body {
    ${stack(6)}
    padding: ${space(5)} ${pad.inset};
  }

  h1,
  .name {
    font-size: ${text[4]};
    font-weight: 700;
    line-height: 1.2;
  }

  .description {
    padding-top: ${space(2)};
    color: ${token.description};
  }

  .now {
    ${wrap(2)}
    align-items: center;
    padding-top: ${space(3)};
    font-size: ${text[3]};
  }

  .marks {
    padding-bottom: ${space(2)};
  }
`

interface PlateFormProps {
  plate: PlateFormInput['plate']
  form: PlateFormState
  /** The name is the heading of a page; a modal has its own title. */
  heading: 'h1' | 'p'
}

/** Picture, name, sizes, garnishes and notes of a plate. @source diner spec §2.6 */
export function PlateForm({ plate, form, heading: Heading }: PlateFormProps) {
  const t = useT(plateTexts)
  const { selection, notesLimit, cardPrice } = form
  const { from, original, varies, label } = cardPrice
  return (
    <Root>
      {plate.image && (
        <div className="picture">
          <Picture picture={plate.image} alt="" sizes="(min-width: 768px) 640px, 100vw" widest={768} first />
        </div>
      )}
      <div className="body">
        <div>
          {plate.indicators.length > 0 && (
            <div className="marks">
              <IndicatorTags indicators={plate.indicators} />
            </div>
          )}
          <Heading className="name">{plate.showName}</Heading>
          {plate.description && <p className="description">{plate.description}</p>}
          <p className="now">
            <Price amount={from} original={original} varies={varies} />
            {label && <DiscountPill label={label} />}
          </p>
          <DietaryFacts plate={plate} />
        </div>
        <SizeField plate={plate} form={form} />
        {visibleGarnishGroups(plate).map((group) => (
          <GarnishGroupField key={group.id} group={group} form={form} />
        ))}
        <DietaryConflicts plate={plate} garnishes={selection.garnishes} />
        {!form.obstacle && (
          <TextArea
            label={t('plate.notes')}
            placeholder={t('plate.notes-placeholder')}
            value={selection.notes}
            limit={notesLimit.shown ? notesLimit.limit : undefined}
            onChange={form.setNotes}
          />
        )}
      </div>
    </Root>
  )
}

/** 'Opciones'; with one size there is nothing to choose. @source requirements PLATE-02 */
function SizeField({ plate, form }: Omit<PlateFormProps, 'heading'>) {
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
