import { useId } from 'react'
import styled from 'styled-components'

import { studioFields } from '#messages/studio-fields.ts'
import { FONTS, fontStack } from '#theme/fonts.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { colourChange, focusRing, quiet, visuallyHidden } from '#ui/primitives/base/look.ts'

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: ${space(1)};

  > legend,
  input {
    ${visuallyHidden}
  }
  label {
    position: relative;
    display: grid;
    align-content: center;
    min-height: 48px;
    padding: ${space(1)} ${space(2)};
    border: 1px solid ${token.divider};
    border-radius: ${radius.s};
    background: ${token.surfaceRaised};
    cursor: pointer;
    ${colourChange}
  }
  label > span {
    font-size: ${text[3]};
    font-weight: 600;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  label > small {
    ${quiet}
    line-height: 1.25;
  }
  label:has(:checked) {
    border-color: ${token.control};
    outline: 1px solid ${token.control};
  }
  label:has(:focus-visible) {
    ${focusRing}
  }
`

type FontFieldProps = {
  readonly label: string
  readonly value: unknown
  readonly describedBy?: string
  readonly onChange: (value: string) => void
}

/** The fonts of the product, each rendered in itself. */
export function FontField({ label, value, describedBy, onChange }: FontFieldProps) {
  const t = useT(studioFields)
  const name = useId()
  const wanted = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return (
    <Root aria-describedby={describedBy}>
      <legend>{label}</legend>
      {FONTS.map((font) => (
        <label key={font.name} style={{ fontFamily: fontStack(font.name) }}>
          <input
            type="radio"
            name={name}
            checked={font.name.toLowerCase() === wanted}
            onChange={() => onChange(font.name)}
          />
          <span>{font.name}</span>
          <small aria-hidden="true">{t('studio.font.sample')}</small>
        </label>
      ))}
    </Root>
  )
}
