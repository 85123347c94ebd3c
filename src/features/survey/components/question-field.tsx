import styled from 'styled-components'
import { asksReasons, clampAnswer, type QuestionDraft } from '#domain/survey/draft.ts'
import type { Question } from '#generated/models.ts'
import { survey } from '#messages/survey.ts'
import { space } from '#theme/tokens.ts'
import { raised, stack } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { StarRating, type AnswerProps } from './star-rating.tsx'
import { SURVEY_TEXT_LIMIT } from '#domain/defaults.ts'
import { notesLength } from '#domain/plate/notes.ts'
import { FieldFrame } from '#ui/primitives/field/field-frame.tsx'
import { Counter } from '#ui/patterns/text-area.tsx'
import { ChoiceGroup } from '#ui/primitives/choice/choice-group.tsx'
import { ChoiceRow } from '#ui/primitives/choice/choice-row.tsx'
import { Tag } from '#ui/primitives/feedback/tag.tsx'

const Card = styled.div`
  ${stack(5)}
  padding: ${space(5)} ${space(4)};
  ${raised('l')}
`

interface QuestionFieldProps {
  id: string
  question: Question
  draft: QuestionDraft
  /** whether it is the only question of the first step */
  isLeading: boolean
  error?: string
  onChange: (over: Partial<QuestionDraft>) => void
}

/** One question with the input of its type. */
export function QuestionField({ id, question, draft, isLeading, error, onChange }: QuestionFieldProps) {
  const t = useT(survey)
  const { title, subTitle, type, mandatory, questionReasons } = question
  const mark = mandatory || isLeading ? undefined : t('common.optional')
  const texts = { id, title, subTitle, mark, error }
  const reasons = (
    <ReasonChoice
      {...(type === 'multiselect'
        ? texts
        : { id: `${id}-reasons`, title: t('survey.reasons'), mark: t('common.optional') })}
      offered={questionReasons.map(({ reason }) => reason)}
      chosen={draft.reasons}
      onChange={(chosen) => onChange({ reasons: chosen })}
    />
  )
  return (
    <Card>
      {type === 'rating' && (
        <StarRating {...texts} value={draft.answer} onChange={(answer) => onChange({ answer })} />
      )}
      {type === 'text' && (
        <AnswerField {...texts} value={draft.answer} onChange={(answer) => onChange({ answer })} />
      )}
      {asksReasons(question, draft.answer) && reasons}
    </Card>
  )
}

/** A text of at most 180 characters, counted as the server counts them. @source delivery spec §5 */
function AnswerField({ id, title, subTitle, mark, error, value, onChange }: AnswerProps) {
  const counter = <Counter n={notesLength(value)} limit={SURVEY_TEXT_LIMIT} />
  return (
    <FieldFrame id={id} label={title} mark={mark} hint={subTitle} error={error} after={counter}>
      {(control) => (
        <textarea
          {...control}
          rows={3}
          value={value}
          onChange={(event) => onChange(clampAnswer(event.target.value))}
        />
      )}
    </FieldFrame>
  )
}

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
function ReasonChoice(props: ReasonChoiceProps) {
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
