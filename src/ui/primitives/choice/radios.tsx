import { useId } from 'react'
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'
import { ChoiceRow, type ChoiceRowProps } from './choice-row.tsx'

type Option<Id> = Pick<ChoiceRowProps, 'label' | 'description' | 'price'> & { readonly id: Id }

type RadiosProps<Id> = Omit<ChoiceGroupProps, 'children'> & {
  /** of no other group on the page */
  readonly name?: string
  readonly options: readonly Option<Id>[]
  readonly chosen: Id | undefined
  readonly onChoose: (id: Id) => void
}

/** One of several, each a row. */
export function Radios<Id extends string>({ name, options, chosen, onChoose, ...group }: RadiosProps<Id>) {
  const ownName = useId()
  return (
    <ChoiceGroup {...group}>
      {options.map(({ id, ...row }) => (
        <ChoiceRow
          key={id}
          {...row}
          type="radio"
          name={name ?? ownName}
          value={id}
          checked={id === chosen}
          framed={group.framed}
          onChange={() => onChoose(id)}
        />
      ))}
    </ChoiceGroup>
  )
}
