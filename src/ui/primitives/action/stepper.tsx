import styled from 'styled-components'

import { TOUCH_TARGET, radius, space, text, token } from '#theme/tokens.ts'
import { colourChange, forcedColors, hovering, muted } from '../base/look.ts'
import { Icon } from '../icon/icon.tsx'

const Root = styled.div`
  display: inline-flex;
  flex: none;
  align-items: center;
  width: fit-content;
  border: 1.5px solid ${token.border};
  border-radius: ${radius.pill};
  background: ${token.surfaceRaised};
  color: ${token.text};

  > output {
    min-width: ${space(7)};
    font-size: ${text[2]};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  > button {
    display: grid;
    place-items: center;
    width: ${TOUCH_TARGET};
    height: ${TOUCH_TARGET};
    border-radius: ${radius.pill};
    background: transparent;
    color: ${token.link};
    ${colourChange}
  }
  > button[aria-disabled='true'] {
    color: ${token.description};
    cursor: not-allowed;
  }
  ${hovering} {
    > button:hover:not([aria-disabled='true']) {
      ${muted}
    }
  }
  ${forcedColors} {
    > button[aria-disabled='true'] {
      color: GrayText;
    }
  }
`

/** Names of the stepper's parts; they say which thing is counted. */
export type StepperLabels = { readonly group: string; readonly decrease: string; readonly increase: string }

export type StepperProps = {
  readonly value: number
  readonly labels: StepperLabels
  readonly min?: number
  readonly max?: number
  /** at the minimum the left button removes the thing, and shows it */
  readonly removable?: boolean
  readonly onChange: (value: number) => void
  /** a press against the maximum, to say why nothing happens */
  readonly onLimit?: () => void
}

/** Counts in steps of one. Buttons at an end stay focusable, so that focus is never lost under the thumb. */
export function Stepper({
  value,
  labels,
  min = 0,
  max = Infinity,
  removable = false,
  onChange,
  onLimit,
}: StepperProps) {
  const atMin = value <= min && !removable
  const atMax = value >= max
  const removes = removable && value <= min
  return (
    <Root role="group" aria-label={labels.group}>
      <button
        type="button"
        aria-label={labels.decrease}
        aria-disabled={atMin || undefined}
        onClick={() => atMin || onChange(value - 1)}
      >
        <Icon name={removes ? 'trash' : 'minus'} />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={labels.increase}
        aria-disabled={atMax || undefined}
        onClick={() => (atMax ? onLimit?.() : onChange(value + 1))}
      >
        <Icon name="plus" />
      </button>
    </Root>
  )
}
