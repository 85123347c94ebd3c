import styled from 'styled-components'
import { asksReasons, clampAnswer, type QuestionDraft } from '#domain/survey/draft.ts'
import type { Question } from '#generated/models.ts'
import { survey } from '#messages/survey.ts'
import { radius, shadow, space, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { ReasonChoice } from './reason-choice.tsx'
import { StarRating, type AnswerProps } from './star-rating.tsx'
import { SURVEY_TEXT_LIMIT } from '#domain/defaults.ts'
import { notesLength } from '#domain/plate/notes.ts'
import { FieldFrame } from '#ui/primitives/field/field-frame.tsx'
import { Counter } from '#ui/patterns/text-area.tsx'

const Card = styled.div`
  display: grid;
  gap: ${space(5)};
  padding: ${space(5)} ${space(4)};
  border-radius: ${radius.l};
  background: ${token.card};
  box-shadow: ${shadow[1]};
`

interface QuestionFieldProps {
  id: string
  question: Question
  draft: QuestionDraft
  /** stands alone at the beginning */
  isLeading: boolean
  error?: string
  onChange: (over: Partial<QuestionDraft>) => void
}

/** One question as its type is answered. */
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
