import styled from 'styled-components'
import { survey } from '#messages/survey.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { focusRing, forcedColors, visuallyHidden } from '#ui/primitives/base/look.ts'
import { FieldError } from '#ui/primitives/field/field-error.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

const Group = styled.fieldset`
  display: grid;
  justify-items: center;
  text-align: center;

  > legend {
    width: 100%;
    font-size: ${text[3]};
    font-weight: 700;
  }
  > p {
    color: ${token.description};
    font-size: ${text[2]};
  }
  > div {
    display: flex;
    justify-content: center;
    gap: ${space(1)};
    width: 100%;
    margin-top: ${space(3)};
  }
  input {
    ${visuallyHidden}
  }
  label {
    position: relative;
    display: grid;
    flex: 0 1 56px;
    place-items: center;
    min-width: 48px;
    height: 56px;
    border-radius: ${radius.m};
    color: ${token.description};
    cursor: pointer;
  }
  label svg {
    width: 40px;
    height: 40px;
    stroke-width: 1.5;
  }
  label[data-lit] {
    color: ${token.control};
  }
  label:has(input:focus-visible) {
    ${focusRing}
  }
  @supports not selector(:has(a)) {
    input:focus-visible + * {
      ${focusRing}
    }
  }
  > .word {
    min-height: 1.5em;
    margin-top: ${space(1)};
    color: ${token.text};
    font-weight: 600;
  }
  ${forcedColors} {
    label[data-lit] {
      color: Highlight;
    }
  }
`

const STARS = [1, 2, 3, 4, 5] as const

/** A question answered by one text. */
export interface AnswerProps {
  id: string
  title: string
  subTitle?: string
  mark?: string
  error?: string
  value: string
  onChange: (value: string) => void
}

/** Five stars as radio buttons, '1' to '5' or '': arrow keys change the selection, and each has its own name. */
export function StarRating({ id, title, subTitle, mark, error, value, onChange }: AnswerProps) {
  const t = useT(survey)
  const chosen = STARS.find((star) => String(star) === value)
  const described = [subTitle && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${id}-title`}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={described === '' ? undefined : described}
    >
      <legend id={`${id}-title`}>{title}</legend>
      {(subTitle ?? mark) !== undefined && (
        <p id={`${id}-hint`}>{[mark, subTitle].filter(Boolean).join(' · ')}</p>
      )}
      <div>
        {STARS.map((star) => (
          <label key={star} data-lit={star <= (chosen ?? 0) ? '' : undefined}>
            <input
              // the id to focus when the answer is missing: reading starts at the first star
              id={star === 1 ? id : undefined}
              type="radio"
              name={id}
              value={star}
              checked={star === chosen}
              aria-label={t(`survey.star.${star}`)}
              onChange={() => onChange(String(star))}
            />
            <Icon name="star" filled={star <= (chosen ?? 0)} />
          </label>
        ))}
      </div>
      <p className="word" aria-hidden="true">
        {chosen && t(`survey.word.${chosen}`)}
      </p>
      <FieldError id={`${id}-error`} text={error} />
    </Group>
  )
}
