import { useId } from 'react'
import styled from 'styled-components'

import { TOUCH_TARGET, radius, space, text, token } from '#theme/tokens.ts'
import { colourChange, visuallyHidden } from '#ui/primitives/base/look.ts'
import { IconButton } from '#ui/primitives/action/icon-button.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'

const Root = styled.div`
  position: relative;

  > label {
    ${visuallyHidden}
  }
  > svg {
    position: absolute;
    inset: 0 auto 0 ${space(4)};
    margin-block: auto;
    color: ${token.description};
    pointer-events: none;
  }
  > input {
    width: 100%;
    min-height: 48px;
    padding: ${space(2)} ${TOUCH_TARGET} ${space(2)} calc(${space(6.5)} + 1.375rem);
    border: 1.5px solid ${token.fieldBorder};
    border-radius: ${radius.pill};
    background: ${token.surfaceRaised};
    color: ${token.text};
    font-size: max(16px, ${text[2]});
    appearance: none;
    ${colourChange}
  }
  > input::-webkit-search-cancel-button {
    display: none;
  }
  > button {
    position: absolute;
    inset: 2px ${space(1)} auto auto;
  }
  > p {
    ${visuallyHidden}
  }
`

export type SearchBoxProps = {
  readonly label: string
  readonly clearLabel: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** how many were found, announced as it changes */
  readonly announcement?: string
}

/** A search field that says what it found. When to search is up to the screen. */
export function SearchBox({ label, clearLabel, value, onChange, announcement = '' }: SearchBoxProps) {
  const id = useId()
  return (
    <Root role="search">
      <label htmlFor={id}>{label}</label>
      <Icon name="search" />
      <input
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && <IconButton name={clearLabel} icon="close" onPress={() => onChange('')} />}
      <p role="status">{announcement}</p>
    </Root>
  )
}
