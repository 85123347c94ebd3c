import { useId, useState, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { STREET_MAX } from '#domain/checkout/typed-length.ts'
import { ADDRESS_LIST_MAX_HEIGHT } from '#domain/defaults.ts'
import type { LostCode } from '#domain/address/typed-address.ts'
import { address } from '#messages/address.ts'
import type { Suggestion } from '#providers/geocoding/contract.ts'
import { radius, shadow, space, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { muted, quiet } from '#ui/primitives/base/look.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { VisuallyHidden } from '#ui/primitives/base/visually-hidden.tsx'
import { FieldFrame } from '#ui/primitives/field/field-frame.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useSuggestions, type Suggestions } from '../use-suggestions.ts'

const List = styled.div`
  max-height: ${ADDRESS_LIST_MAX_HEIGHT};
  padding: ${space(1)};
  overflow-y: auto;
  border-radius: ${radius.m};
  background: ${token.surfaceRaised};
  box-shadow: ${shadow[2]};

  > button {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0 ${space(3)};
    width: 100%;
    min-height: ${TOUCH_TARGET};
    text-align: start;
    padding: ${space(2)} ${space(3)};
    border-radius: ${radius.s};
  }
  > button > svg {
    grid-row: span 2;
    color: ${token.link};
  }
  > button > span {
    font-weight: 600;
  }
  > button > small {
    ${quiet}
  }
  > button[aria-selected='true'],
  > button:hover {
    ${muted}
  }
  > button[aria-selected='true'] > :is(small, svg),
  > button:hover > :is(small, svg) {
    color: inherit;
  }
  > button[aria-selected='true'] {
    outline: 2px solid ${token.focusRing};
    outline-offset: -2px;
  }
`
const Note = styled.p`
  ${quiet}
`
const Nothing = styled.div`
  display: grid;
  justify-items: start;
  ${quiet}

  /* Its sign stands below the text, not its padding. */
  > button {
    margin-inline-start: -${space(3.5)};
  }
`

interface Props {
  id: string
  value: string
  error?: string
  /** The value is an address that was chosen: nothing to suggest. */
  isChosen: boolean
  onChange: (value: string) => void
  onChoose: (suggestion: Suggestion) => void
  /** Offered when the geocoder finds nothing: the diner places the point; without it that is not offered. */
  onLost?: (code: LostCode) => void
}

/**
 * The typed address, with the geocoder's suggestions. Arrow keys move through the list, Enter selects, Escape closes
 * it.
 */
export function AddressCombobox({ id, value, error, isChosen, onChange, onChoose, onLost }: Props) {
  const t = useT(address)
  const listId = useId()
  const [isClosed, setClosed] = useState(false)
  const [active, setActive] = useState(-1)
  const { status, list } = useSuggestions(isChosen ? undefined : value)
  const isOpen = !isChosen && !isClosed && list.length > 0
  const lost = lostCode(status, list.length)
  const optionId = (index: number) => `${listId}-${index}`

  const choose = (suggestion: Suggestion) => {
    setActive(-1)
    onChoose(suggestion)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      // Closes the list, not the modal around it.
      event.preventDefault()
      event.stopPropagation()
      setClosed(true)
    }
    const chosen = list[active]
    if (event.key === 'Enter' && isOpen && chosen) {
      event.preventDefault()
      choose(chosen)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || list.length === 0) return
    event.preventDefault()
    setClosed(false)
    setActive((active + step + list.length + (active < 0 && step < 0 ? 1 : 0)) % list.length)
  }
  return (
    <FieldFrame id={id} label={t('address.street')} error={error}>
      {(control) => (
        <>
          <input
            {...control}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
            aria-required
            autoComplete="off"
            enterKeyHint="search"
            maxLength={STREET_MAX}
            placeholder={t('address.street-placeholder')}
            value={value}
            onChange={(event) => {
              setClosed(false)
              setActive(-1)
              onChange(event.target.value)
            }}
            onKeyDown={onKeyDown}
          />
          {isOpen && (
            <List id={listId} role="listbox" aria-label={t('address.suggestions')}>
              {list.map((suggestion, index) => (
                <button
                  key={suggestion.id}
                  id={optionId(index)}
                  type="button"
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  // The field keeps its focus, as a combobox must.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(suggestion)}
                >
                  <Icon name="pin" />
                  <span>{suggestion.title}</span>
                  <small>{suggestion.area}</small>
                </button>
              ))}
            </List>
          )}
          {isOpen && list[0]?.licence && <Note>{list[0].licence}</Note>}
          <VisuallyHidden role="status">{isOpen ? countText(list.length) : ''}</VisuallyHidden>
          {!isChosen && onLost && lost && (
            <Nothing>
              <span role="status">{t(`address.lost.${lost}`)}</span>
              <Button tone="quiet" icon="pin" onPress={() => onLost(lost)}>
                {t('address.place')}
              </Button>
            </Nothing>
          )}
        </>
      )}
    </FieldFrame>
  )

  function countText(n: number): string {
    return n === 1 ? t('address.suggestion-count.one') : t('address.suggestion-count', { n })
  }
}

function lostCode(status: Suggestions['status'], count: number): LostCode | undefined {
  if (status === 'error') return 'UNREACHABLE'
  return status === 'success' && count === 0 ? 'NOT_FOUND' : undefined
}
