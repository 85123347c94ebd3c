import { useId, type ReactNode } from 'react'
import styled from 'styled-components'

import { radius, space, text, token } from '#theme/tokens.ts'
import { colourChange, focusRing, muted, quiet, stack, wrap } from '../base/look.ts'
import { FieldError } from './field-error.tsx'

const Frame = styled.div`
  ${stack(1.5)}

  > label,
  > .label {
    ${wrap(0, 2)}
    justify-content: space-between;
    font-size: ${text[2]};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  > label > span + span,
  > .hint {
    ${quiet}
    font-weight: 400;
  }

  input:not([type='checkbox'], [type='radio']),
  select,
  textarea {
    width: 100%;
    min-height: 48px;
    padding: ${space(2.5)} ${space(3.5)};
    border: 1.5px solid ${token.fieldBorder};
    border-radius: ${radius.m};
    background: ${token.surfaceRaised};
    color: ${token.text};
    /* Smaller than 16 px makes phones zoom into the field. */
    font-size: max(16px, ${text[2]});
    ${colourChange}
  }
  :is(input, textarea)[readonly] {
    ${muted}
  }
  textarea {
    min-height: 88px;
    resize: vertical;
  }
  input::placeholder,
  textarea::placeholder {
    color: ${token.description};
    opacity: 1;
  }
  :is(input, select, textarea):focus-visible {
    ${focusRing}
  }
  :is(input, select, textarea)[aria-invalid='true'] {
    border-color: ${token.danger};
  }
`

/** What every field says about itself. */
export type FieldTexts = {
  readonly label: string
  /** beside the label: 'Opcional', 'Obligatorio' */
  readonly mark?: string
  readonly hint?: string
  /** why the value is refused; also makes the field invalid */
  readonly error?: string
}

/** What the frame gives the control inside of it. */
export type ControlProps = {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

type Props = FieldTexts & {
  readonly id?: string
  /** stands after hint and error, for instance a counter */
  readonly after?: ReactNode
  readonly children: (control: ControlProps) => ReactNode
}

/** Label above, hint and error below, all tied to the control by id. */
export function FieldFrame({ id, label, mark, hint, error, after, children }: Props) {
  const ownId = useId()
  const control = id ?? ownId
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ')
  return (
    <Frame>
      <label htmlFor={control}>
        <span>{label}</span>
        {mark !== undefined && <span>{mark}</span>}
      </label>
      {children({
        id: control,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': described === '' ? undefined : described,
      })}
      <FieldError id={`${control}-error`} text={error} />
      {hint !== undefined && (
        <p className="hint" id={`${control}-hint`}>
          {hint}
        </p>
      )}
      {after}
    </Frame>
  )
}
