import type { Ref } from 'react'
import styled from 'styled-components'

import { text, token } from '#theme/tokens.ts'
import { VisuallyHidden } from '../base/visually-hidden.tsx'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

const Counter = styled.p`
  color: ${token.description};
  font-size: ${text[1]};
  font-variant-numeric: tabular-nums;
  text-align: end;
`

export type TextAreaProps = FieldTexts & {
  readonly id?: string
  readonly name?: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  /** Typing beyond it is ignored, and what was longer before gets no longer; a counter n/limit shows. */
  readonly limit?: number
  /** what a screen reader hears about the counter */
  readonly counterName?: (length: number, limit: number) => string
  readonly rows?: number
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text, with a counter when there is a limit. */
export function TextArea(props: TextAreaProps) {
  const { id, label, mark, hint, error, value, onChange, limit, counterName, rows = 3, ...rest } = props
  const after = limit !== undefined && (
    <Counter>
      <span aria-hidden="true">{`${value.length}/${limit}`}</span>
      <VisuallyHidden>{counterName?.(value.length, limit)}</VisuallyHidden>
    </Counter>
  )
  return (
    <FieldFrame {...{ id, label, mark, hint, error, after }}>
      {(control) => (
        <textarea
          {...control}
          {...rest}
          rows={rows}
          value={value}
          maxLength={limit}
          onChange={(event) => onChange(event.target.value.slice(0, limit && Math.max(limit, value.length)))}
        />
      )}
    </FieldFrame>
  )
}
