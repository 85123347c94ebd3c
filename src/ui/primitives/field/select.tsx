import styled from 'styled-components'

import { space, token } from '#theme/tokens.ts'
import { Icon } from '../icon/icon.tsx'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

const Box = styled.span`
  position: relative;
  display: block;

  > select {
    padding-inline-end: ${space(10)};
    appearance: none;
  }
  > svg {
    position: absolute;
    inset: 0 ${space(3.5)} 0 auto;
    margin-block: auto;
    color: ${token.description};
    pointer-events: none;
  }
`

export type Option = { readonly value: string; readonly label: string }

export type SelectProps = FieldTexts & {
  readonly id?: string
  readonly value: string
  readonly options: readonly Option[]
  readonly onChange: (value: string) => void
}

/** The platform's own list of choices: on a phone nothing beats it. */
export function Select({ id, label, mark, hint, error, value, options, onChange }: SelectProps) {
  return (
    <FieldFrame {...{ id, label, mark, hint, error }}>
      {(control) => (
        <Box>
          <select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </Box>
      )}
    </FieldFrame>
  )
}
