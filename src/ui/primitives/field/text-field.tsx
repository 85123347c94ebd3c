import type { HTMLAttributes, HTMLInputAutoCompleteAttribute, Ref } from 'react'

import { FieldFrame, type FieldTexts } from './field-frame.tsx'

export type TextFieldProps = FieldTexts & {
  readonly id?: string
  readonly name?: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: 'text' | 'email' | 'search' | 'number' | 'password'
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly placeholder?: string
  readonly required?: boolean
  readonly readOnly?: boolean
  readonly maxLength?: number
  readonly ref?: Ref<HTMLInputElement>
}

/** One line of text. `required` is announced; the form decides what to say when it is missing. */
export function TextField({
  label,
  mark,
  hint,
  error,
  id,
  onChange,
  required,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame {...{ id, label, mark, hint, error }}>
      {(control) => (
        <input
          {...control}
          {...input}
          type={type}
          aria-required={required}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
