import { survey } from '#messages/survey.ts'
import { ChoiceGroup } from '#ui/primitives/choice/choice-group.tsx'
import { ChoiceRow } from '#ui/primitives/choice/choice-row.tsx'
import { Tag } from '#ui/primitives/feedback/tag.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

interface ReasonChoiceProps {
  id: string
  title: string
  subTitle?: string
  mark?: string
  error?: string
  offered: readonly string[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Reasons, any number of them. */
export function ReasonChoice(props: ReasonChoiceProps) {
  const { id, title, subTitle, mark, error, offered, chosen, onChange } = props
  const t = useT(survey)
  return (
    <ChoiceGroup
      id={id}
      legend={title}
      mark={mark === undefined ? undefined : <Tag>{mark}</Tag>}
      hint={subTitle ?? t('survey.several')}
      error={error}
      framed
    >
      {offered.map((reason) => (
        <ChoiceRow
          key={reason}
          type="checkbox"
          name={id}
          value={reason}
          label={reason}
          framed
          invalid={error !== undefined}
          checked={chosen.includes(reason)}
          onChange={(isChosen) =>
            onChange(offered.filter((one) => (one === reason ? isChosen : chosen.includes(one))))
          }
        />
      ))}
    </ChoiceGroup>
  )
}
