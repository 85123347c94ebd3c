import styled from 'styled-components'

import { space, token } from '#theme/tokens.ts'
import { Icon } from '../icon/icon.tsx'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

const Pair = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(2)};

  > span {
    position: relative;
  }
  > span > select {
    width: 124px;
    padding-inline-end: ${space(8)};
    appearance: none;
  }
  > span > svg {
    position: absolute;
    inset: 0 ${space(2.5)} 0 auto;
    margin-block: auto;
    color: ${token.description};
    pointer-events: none;
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
              autoComplete="tel-country-code"
              value={country}
              onChange={(event) => props.onCountryChange(event.target.value)}
            >
              {countries.map(({ code, name, prefix }) => (
                <option key={code} value={code}>{`${code} +${prefix} ${name}`}</option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </span>
          <input
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
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
