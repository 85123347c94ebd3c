import styled from 'styled-components'

import { radius, space, token } from '#theme/tokens.ts'
import { focusRing } from '../base/look.ts'
import { Icon } from '../icon/icon.tsx'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  > span {
    position: relative;
    display: block;
    min-width: 108px;
  }
  /* With large texts the number takes a line of its own. */
  > input {
    flex: 1 1 7em;
    min-width: 0;
  }
  /* The list names the countries, the closed field only code and prefix: the list lies invisible on top of it. */
  > span > select {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  > span > span {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    height: 100%;
    min-height: 48px;
    padding: 0 ${space(3)};
    border: 1.5px solid ${token.fieldBorder};
    border-radius: ${radius.m};
    background: ${token.surfaceRaised};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  > span > select:focus-visible + span {
    ${focusRing}
  }
`

export type PhoneCountry = { readonly code: string; readonly name: string; readonly prefix: string }

export type PhoneFieldProps = FieldTexts & {
  readonly id?: string
  readonly name?: string
  readonly countries: readonly PhoneCountry[]
  readonly country: string
  readonly value: string
  /** name of the country list */
  readonly countryLabel: string
  readonly placeholder?: string
  readonly required?: boolean
  readonly onCountryChange: (code: string) => void
  readonly onChange: (value: string) => void
}

/** Country and number. The number is kept as typed; what it means is decided by the domain. */
export function PhoneField(props: PhoneFieldProps) {
  const { id, label, mark, hint, error, countries, country, value, countryLabel } = props
  return (
    <FieldFrame {...{ id, label, mark, hint, error }}>
      {(control) => (
        <Pair>
          <span>
            <select
              aria-label={countryLabel}
              value={country}
              onChange={(event) => props.onCountryChange(event.target.value)}
            >
              {countries.map(({ code, name, prefix }) => (
                <option key={code} value={code}>{`${code} +${prefix} ${name}`}</option>
              ))}
            </select>
            <span aria-hidden="true">
              {`${country} +${countries.find(({ code }) => code === country)?.prefix ?? ''}`}
              <Icon name="chevron-down" />
            </span>
          </span>
          <input
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            name={props.name}
            placeholder={props.placeholder}
            value={value}
            aria-required={props.required}
            onChange={(event) => props.onChange(event.target.value)}
          />
        </Pair>
      )}
    </FieldFrame>
  )
}
