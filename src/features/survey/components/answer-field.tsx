import styled from 'styled-components'
import { SURVEY_TEXT_LIMIT } from '#domain/defaults.ts'
import { notesLength } from '#domain/plate/notes.ts'
import { clampAnswer } from '#domain/survey/draft.ts'
import { text, token } from '#theme/tokens.ts'
import { VisuallyHidden } from '#ui/primitives/base/visually-hidden.tsx'
import { FieldFrame } from '#ui/primitives/field/field-frame.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

const Counter = styled.p`
  color: ${token.description};
  font-size: ${text[1]};
  font-variant-numeric: tabular-nums;
  text-align: end;
`

interface AnswerFieldProps {
  id: string
  title: string
  subTitle?: string
  mark?: string
  error?: string
  value: string
  onChange: (value: string) => void
}

/** A text of at most 180 characters, counted as the server counts them. @source delivery spec §5 */
export function AnswerField({ id, title, subTitle, mark, error, value, onChange }: AnswerFieldProps) {
  const t = useT()
  const count = { n: notesLength(value), limit: SURVEY_TEXT_LIMIT }
  const counter = (
    <Counter>
      <span aria-hidden="true">{t('common.counter', count)}</span>
      <VisuallyHidden>{t('common.counter-name', count)}</VisuallyHidden>
    </Counter>
  )
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
