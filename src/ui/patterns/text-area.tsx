import type { Ref } from 'react'
import styled from 'styled-components'

import { counter } from '#messages/counter.ts'
import { quiet } from '#ui/primitives/base/look.ts'
import { VisuallyHidden } from '#ui/primitives/base/visually-hidden.tsx'
import { FieldFrame, type FieldTexts } from '#ui/primitives/field/field-frame.tsx'
import { useT } from './messages-context.tsx'

const Count = styled.p`
  ${quiet}
  font-variant-numeric: tabular-nums;
  text-align: end;
`

/** How much of a text's limit is used. */
export function Counter(count: { readonly n: number; readonly limit: number }) {
  const t = useT(counter)
  return (
    <Count>
      <span aria-hidden="true">{t('common.counter', count)}</span>
      <VisuallyHidden>{t('common.counter-name', count)}</VisuallyHidden>
    </Count>
  )
}

type TextAreaProps = FieldTexts & {
  readonly id?: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  /** Typing beyond it is ignored, and a text that is already longer cannot grow; a counter n/limit is shown. */
  readonly limit?: number
  readonly rows?: number
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text, with a counter when there is a limit. */
export function TextArea(props: TextAreaProps) {
  const { id, label, mark, hint, error, value, onChange, limit, rows = 3, ...rest } = props
  const after = limit !== undefined && <Counter n={value.length} limit={limit} />
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
