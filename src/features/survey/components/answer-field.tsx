import { SURVEY_TEXT_LIMIT } from '#domain/defaults.ts'
import { notesLength } from '#domain/plate/notes.ts'
import { clampAnswer } from '#domain/survey/draft.ts'
import { FieldFrame } from '#ui/primitives/field/field-frame.tsx'
import { Counter } from '#ui/patterns/text-area.tsx'

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
