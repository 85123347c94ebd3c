import styled from 'styled-components'
import { garnishMaximum } from '#domain/menu/garnish-limits.ts'
import { groupStatus, type GroupStatus } from '#domain/plate/selection.ts'
import { countOf } from '#domain/plate/plate-selection.ts'
import type { Garnish, GarnishGroup } from '#generated/models.ts'
import { dietary } from '#messages/dietary.ts'
import type { Translate } from '#messages/index.ts'
import { plate } from '#messages/plate.ts'
import { pad, space, text } from '#theme/tokens.ts'
import { quiet, wrap } from '#ui/primitives/base/look.ts'
import { Stepper } from '#ui/primitives/action/stepper.tsx'
import { ChoiceGroup } from '#ui/primitives/choice/choice-group.tsx'
import { ChoiceRow } from '#ui/primitives/choice/choice-row.tsx'
import { Tag } from '#ui/primitives/feedback/tag.tsx'
import { dietaryList } from '#ui/patterns/dietary-words.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { groupFieldId } from '../group-field-id.ts'
import type { PlateFormState } from '../use-plate-form.ts'

const Counted = styled.div`
  ${wrap(2, 3)}
  align-items: baseline;
  min-height: 52px;
  padding: ${pad.row} ${space(3)};

  > span {
    flex: 1 1 min(7em, 100%);
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: 500;
  }
  /* The price stands where the rows without a counter have it. */
  > div {
    display: grid;
    justify-items: end;
    gap: ${space(1)};
    max-width: 100%;
    margin-inline-start: auto;
    font-size: ${text[2]};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  small {
    display: block;
    ${quiet}
    font-weight: 400;
  }
`

interface GarnishGroupFieldProps {
  group: GarnishGroup
  form: PlateFormState
}

/** One group of garnishes: radios, checkboxes, or counters where one garnish may be taken several times. */
export function GarnishGroupField({ group, form }: GarnishGroupFieldProps) {
  const t = useT(plate)
  const status = groupStatus(group, form.selection)
  const fault = form.groupFaults[group.id]
  return (
    <ChoiceGroup
      id={groupFieldId(group.id)}
      legend={group.name}
      mark={markOf(status, t)}
      hint={hintOf(status, t)}
      error={fault && t(`plate.error.${fault}`)}
    >
      {group.garnishes.map((garnish) => (
        <GarnishRow key={garnish.id} group={group} garnish={garnish} form={form} />
      ))}
    </ChoiceGroup>
  )
}

function markOf({ complete, required }: GroupStatus, t: Translate<typeof plate>) {
  if (complete) return <Tag tone="success">{t('plate.completed')}</Tag>
  return required ? <Tag>{t('plate.required')}</Tag> : undefined
}

/** @source requirements PLATE-03: 'Elige N', 'hasta N', 'Llegaste al máximo de N' */
function hintOf({ chosen, min, max, required, atMaximum }: GroupStatus, t: Translate<typeof plate>): string {
  if (atMaximum && max > 1) return t('plate.at-maximum', { n: max })
  const rule = ruleOf({ min, max, required }, t)
  return max > 1 && chosen > 0 ? t('plate.progress', { rule, n: chosen }) : rule
}

function ruleOf(
  { min, max, required }: Pick<GroupStatus, 'min' | 'max' | 'required'>,
  t: Translate<typeof plate>,
): string {
  if (required && min === max) return t('plate.choose', { n: min })
  const upTo = t('plate.up-to', { n: max })
  if (required) return `${t('plate.choose', { n: min })}, ${upTo}`
  return upTo.charAt(0).toUpperCase() + upTo.slice(1)
}

interface GarnishRowProps extends GarnishGroupFieldProps {
  garnish: Garnish
}

function GarnishRow({ group, garnish, form }: GarnishRowProps) {
  const t = useT(dietary, plate)
  const money = useMoney()
  const count = countOf(form.selection.garnishes, group.id, garnish.id)
  const price = garnish.price > 0 ? t('plate.extra-price', { amount: money(garnish.price) }) : undefined
  const soldOut = garnish.soldOut ? t('plate.sold-out') : undefined
  const { allergens = [] } = garnish
  const contains =
    allergens.length > 0
      ? t('dietary.contains', { list: dietaryList(t, { without: allergens, diets: [] }) })
      : undefined
  const note = soldOut ?? ([garnish.description, contains].filter(Boolean).join(' · ') || undefined)
  const add = () => form.addGarnish(group.id, garnish.id)
  const remove = () => form.removeGarnish(group.id, garnish.id)
  const most = garnishMaximum(group, garnish)
  if (most > 1) {
    const { chosen, max } = groupStatus(group, form.selection)
    return (
      <Counted>
        <span>
          {garnish.name}
          {note && <small>{note}</small>}
        </span>
        <div>
          {price && <span>{price}</span>}
          <Stepper
            value={count}
            max={garnish.soldOut ? 0 : Math.min(most, count + max - chosen)}
            labels={{
              group: t('common.quantity', { name: garnish.name }),
              decrease: t('common.decrease', { name: garnish.name }),
              increase: t('common.increase', { name: garnish.name }),
            }}
            onChange={(next) => (next > count ? add() : remove())}
            onLimit={add}
          />
        </div>
      </Counted>
    )
  }
  const swaps = !group.multipleSelection && group.maxGarnishAmount === 1
  return (
    <ChoiceRow
      type={swaps && group.mandatory ? 'radio' : 'checkbox'}
      name={groupFieldId(group.id)}
      value={garnish.id}
      label={garnish.name}
      description={note}
      price={price}
      checked={count > 0}
      unavailable={count === 0 ? soldOut : undefined}
      onChange={(checked) => (checked ? add() : remove())}
    />
  )
}
