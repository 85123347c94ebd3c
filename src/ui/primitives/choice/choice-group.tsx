import { useId, type ReactNode } from 'react'
import styled from 'styled-components'

import { space, text } from '#theme/tokens.ts'
import { quiet, stack, wrap } from '../base/look.ts'
import { FieldError } from '../field/field-error.tsx'

const Group = styled.fieldset`
  > legend {
    ${wrap(1, 2)}
    align-items: center;
    justify-content: space-between;
    width: 100%;
    padding: 0 0 ${space(1)};
    font-size: ${text[3]};
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  > p {
    ${quiet}
  }
  > div {
    ${stack(0.5)}
    margin-inline: -${space(3)};
  }
  > div[data-framed] {
    gap: ${space(2)};
    margin: ${space(1)} 0 0;
  }
`

export type ChoiceGroupProps = {
  readonly id?: string
  readonly legend: string
  /** at the right of the legend, for instance a Tag 'Obligatorio' */
  readonly mark?: ReactNode
  readonly hint?: ReactNode
  readonly error?: string
  readonly framed?: boolean
  readonly children: ReactNode
}

/** Rows that belong together, under one name that is read with each of them. */
export function ChoiceGroup({ id, legend, mark, hint, error, framed, children }: ChoiceGroupProps) {
  const ownId = useId()
  const group = id ?? ownId
  const described = [hint !== undefined && `${group}-hint`, error !== undefined && `${group}-error`].filter(
    Boolean,
  )
  return (
    <Group
      id={group}
      tabIndex={-1}
      aria-describedby={described.length === 0 ? undefined : described.join(' ')}
    >
      <legend>
        <span>{legend}</span>
        {mark}
      </legend>
      {hint !== undefined && <p id={`${group}-hint`}>{hint}</p>}
      <FieldError id={`${group}-error`} text={error} />
      <div data-framed={framed ? '' : undefined}>{children}</div>
    </Group>
  )
}
