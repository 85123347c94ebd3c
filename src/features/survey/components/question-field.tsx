import styled from 'styled-components'
import { asksReasons, type QuestionDraft } from '#domain/survey/draft.ts'
import type { Question } from '#generated/models.ts'
import { survey } from '#messages/survey.ts'
import { radius, shadow, space, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { AnswerField } from './answer-field.tsx'
import { ReasonChoice } from './reason-choice.tsx'
import { StarRating } from './star-rating.tsx'

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
