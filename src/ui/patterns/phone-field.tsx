import styled from 'styled-components'

import { PHONE_MAX } from '#domain/checkout/typed-length.ts'
import { COUNTRIES } from '#domain/money/countries.ts'
import { PHONE_COUNTRIES } from '#domain/phone/countries.ts'
import type { CountryCode } from '#generated/models.ts'
import { phone } from '#messages/phone.ts'
import { radius, space, token } from '#theme/tokens.ts'
import { focusRing, row, wrap } from '#ui/primitives/base/look.ts'
import { FieldFrame, type FieldTexts } from '#ui/primitives/field/field-frame.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from './messages-context.tsx'

const Pair = styled.div`
  ${wrap(2)}

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
    ${row(2)}
    justify-content: space-between;
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

type PhoneFieldProps = FieldTexts & {
  readonly id?: string
  readonly name?: string
  readonly country: CountryCode
  readonly value: string
  readonly placeholder?: string
  readonly required?: boolean
  readonly onCountryChange: (country: CountryCode) => void
  readonly onChange: (value: string) => void
}

/** Country and number. The number is kept as typed; what it means is decided by the domain. */
export function PhoneField(props: PhoneFieldProps) {
  const t = useT(phone)
  const { id, label, mark, hint, error, country, value } = props
  return (
    <FieldFrame {...{ id, label, mark, hint, error }}>
      {(control) => (
        <Pair>
          <span>
            <select
              aria-label={t('phone.country')}
              value={country}
              onChange={(event) => {
                const chosen = PHONE_COUNTRIES.find((code) => code === event.target.value)
                if (chosen) props.onCountryChange(chosen)
              }}
            >
              {PHONE_COUNTRIES.map((code) => (
                <option key={code} value={code}>
                  {`${code} +${COUNTRIES[code].phonePrefix} ${COUNTRIES[code].name}`}
                </option>
              ))}
            </select>
            <span aria-hidden="true">
              {`${country} +${COUNTRIES[country].phonePrefix}`}
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
            onChange={(event) => props.onChange(event.target.value.slice(0, PHONE_MAX))}
          />
        </Pair>
      )}
    </FieldFrame>
  )
}
