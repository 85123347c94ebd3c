import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'

import { parseColor } from '#domain/color/parse-color.ts'
import { BLACK, toHex } from '#domain/color/rgb.ts'
import { studioFields } from '#messages/studio-fields.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { colourChange, focusRing } from '#ui/primitives/base/look.ts'
import { shownText, type TypedText } from './typed-text.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  border: 1px solid ${token.fieldBorder};
  border-radius: ${radius.s};
  background: ${token.surfaceRaised};
  ${colourChange}

  &:has(input[aria-invalid='true']) {
    border-color: ${token.danger};
    outline: 1px solid ${token.danger};
  }
  input[type='color'] {
    width: var(--tool);
    height: var(--tool);
    padding: 3px;
    border: 0;
    border-radius: ${radius.s};
    background: none;
    cursor: pointer;
  }
  input[type='color']::-webkit-color-swatch-wrapper {
    padding: 0;
  }
  input[type='color']::-webkit-color-swatch,
  input[type='color']::-moz-color-swatch {
    border: 1px solid ${token.border};
    border-radius: 3px;
  }
  input[type='text'] {
    min-width: 0;
    height: var(--tool);
    padding: 0 ${space(1.5)} 0 ${space(1)};
    border: 0;
    border-radius: ${radius.s};
    background: none;
    font-size: ${text[1]};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.01em;
  }
  input:focus-visible {
    ${focusRing}
  }
`

type ColorFieldProps = {
  readonly id: string
  /** name of the text field; the picker's name is derived from it */
  readonly label: string
  /** as in the file, undefined when inherited */
  readonly value: unknown
  /** the value that applies without one */
  readonly inherited: string
  /** id of the element with the error */
  readonly describedBy?: string
  readonly onChange: (value: string | undefined) => void
  /** called when typing or dragging ends */
  readonly onSettle: () => void
}

/**
 * A colour: a swatch that opens the platform's picker, and its code. Typed text stays as typed until the field is left
 * or its value changes.
 */
export function ColorField(props: ColorFieldProps) {
  const { id, label, value, inherited, describedBy, onChange, onSettle } = props
  const t = useT(studioFields)
  const written = typeof value === 'string' ? value : ''
  const [typed, setTyped] = useState<TypedText>()
  const picker = useRef<HTMLInputElement>(null)
  // React has no event for the end of a choice: its `change` is the native `input`
  useEffect(() => {
    const input = picker.current
    input?.addEventListener('change', onSettle)
    return () => input?.removeEventListener('change', onSettle)
  }, [onSettle])
  const parsed = parseColor(written === '' ? inherited : written)
  const change = (next: string) => {
    const color = parseColor(next)
    // an opaque colour in any notation is converted to ours
    const inOurs = color.ok && color.color.alpha === 1 ? toHex(color.color) : next
    const sent = next.trim() === '' ? undefined : inOurs
    setTyped({ text: next, sent })
    onChange(sent)
  }
  return (
    <Root>
      <input
        ref={picker}
        type="color"
        aria-label={t('studio.field.picker', { field: label })}
        value={toHex(parsed.ok ? parsed.color : BLACK)}
        onChange={(event) => {
          setTyped(undefined)
          onChange(event.target.value)
        }}
      />
      <input
        id={id}
        type="text"
        aria-label={label}
        aria-invalid={describedBy === undefined ? undefined : true}
        aria-describedby={describedBy}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={80}
        placeholder={inherited}
        value={shownText(typed, value)}
        onChange={(event) => change(event.target.value)}
        onBlur={() => {
          setTyped(undefined)
          onSettle()
        }}
      />
    </Root>
  )
}
