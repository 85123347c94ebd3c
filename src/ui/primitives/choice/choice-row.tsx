import { useId, type ReactNode } from 'react'
import styled from 'styled-components'

import { pad, radius, space, text, token } from '#theme/tokens.ts'
import {
  colourChange,
  focusRingInside,
  forcedColors,
  hovering,
  noRing,
  quiet,
  ringsAround,
  wrap,
} from '../base/look.ts'

const Row = styled.div`
  ${wrap(0, 3)}
  align-items: center;
  min-height: 52px;
  padding: ${pad.row} ${space(3)};
  border-radius: ${radius.m};
  ${colourChange}

  > input {
    flex: none;
    width: 22px;
    height: 22px;
    border: 2px solid ${token.fieldBorder};
    border-radius: 6px;
    background: ${token.surfaceRaised};
    appearance: none;
    ${colourChange}
  }
  > input[type='radio'] {
    border-radius: 50%;
  }
  > input:checked {
    border-color: ${token.control};
    background: ${token.control};
  }
  /* The mark is a shape of borders, so that it takes the colour of the label on the fill. */
  > input:checked::after {
    content: '';
    display: block;
    width: 6px;
    height: 11px;
    margin: 1px auto 0;
    border: solid ${token.onControl};
    border-width: 0 2.5px 2.5px 0;
    transform: rotate(45deg);
  }
  > input[type='radio']:checked::after {
    width: 8px;
    height: 8px;
    margin: 5px auto 0;
    border: 0;
    border-radius: 50%;
    background: ${token.onControl};
    transform: none;
  }
  > label {
    /* Beside the box of 22 px; with large texts the price takes a line of its own. */
    flex: 1 1 min(7em, 100% - 34px);
    min-width: 0;
    overflow-wrap: anywhere;
    /* What answers to the thumb is as high as the row; the text stays where it is. */
    margin-block: -${space(2)};
    padding-block: ${space(3)};
    font-weight: 500;
    cursor: pointer;
  }
  > label > small,
  > small {
    display: block;
    ${quiet}
    font-weight: 400;
  }
  > .price {
    flex: none;
    max-width: 100%;
    margin-inline-start: auto;
    font-size: ${text[2]};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  &[data-framed] {
    border: 1.5px solid ${token.divider};
  }
  &[data-framed]:has(:checked) {
    border-color: ${token.control};
  }
  &:has(input:focus-visible) {
    ${focusRingInside}
  }
  ${ringsAround} {
    > input:focus-visible {
      ${noRing}
    }
  }
  &[data-off] > label {
    color: ${token.description};
    cursor: not-allowed;
  }
  ${hovering} {
    &:hover:not([data-off], [data-framed]) {
      background: ${token.muted};
    }
    &:hover:not([data-off], [data-framed]) :is(label, small, .price) {
      color: ${token.onMuted};
    }
  }
  ${forcedColors} {
    > input {
      appearance: auto;
    }
    > input:checked::after {
      display: none;
    }
  }
`

export type ChoiceRowProps = {
  readonly type: 'radio' | 'checkbox'
  /** radios of one group share it */
  readonly name: string
  readonly value?: string
  readonly label: ReactNode
  /** under the label */
  readonly description?: string
  /** at the right: a price difference */
  readonly price?: ReactNode
  readonly checked: boolean
  readonly framed?: boolean
  /** why it cannot be chosen; replaces the description */
  readonly unavailable?: string
  readonly invalid?: boolean
  readonly onChange: (checked: boolean) => void
}

/** A large row with a radio button or checkbox; all of it can be tapped. Its note is a part of its name: it is read once. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { type, name, value, label, description, price, checked, framed, unavailable, invalid, onChange } =
    props
  const id = useId()
  const note = unavailable ?? description
  return (
    <Row data-framed={framed ? '' : undefined} data-off={unavailable === undefined ? undefined : ''}>
      <input
        type={type}
        id={id}
        name={name}
        value={value}
        checked={checked}
        aria-invalid={invalid || undefined}
        aria-disabled={unavailable === undefined ? undefined : true}
        aria-describedby={price === undefined ? undefined : `${id}-price`}
        onChange={(event) => {
          if (unavailable === undefined) onChange(event.target.checked)
        }}
      />
      <label htmlFor={id}>
        {label}
        {note !== undefined && <small>{note}</small>}
      </label>
      {price !== undefined && (
        <span className="price" id={`${id}-price`}>
          {price}
        </span>
      )}
    </Row>
  )
}
