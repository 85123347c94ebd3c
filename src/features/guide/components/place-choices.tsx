import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { guide } from '#messages/guide.ts'
import { radius, space, token } from '#theme/tokens.ts'
import { colourChange, hovering, quiet } from '#ui/primitives/base/look.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import type { FoundPlace } from '../use-place-search.ts'

const Root = styled.div`
  h3 {
    font-weight: 600;
  }
  button {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0 ${space(3)};
    width: 100%;
    min-height: 52px;
    padding: ${space(2)} ${space(3)};
    border-radius: ${radius.m};
    text-align: start;
    ${colourChange}
  }
  button > svg {
    grid-row: span 2;
    color: ${token.link};
  }
  button > span {
    font-weight: 600;
  }
  small {
    ${quiet}
  }
  ${hovering} {
    button:hover {
      text-decoration: underline;
    }
  }
`

interface PlaceChoicesProps {
  choices: readonly FoundPlace[]
  onChoose: (place: FoundPlace) => void
}

/** The places a typed address may mean; the focus goes to the first. */
export function PlaceChoices({ choices, onChoose }: PlaceChoicesProps) {
  const t = useT(guide)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.querySelector('button')?.focus(), [choices])
  const licence = choices[0]?.licence
  return (
    <Root>
      <h3 id="guide-which">{t('guide.which')}</h3>
      <ul role="list" aria-labelledby="guide-which" ref={list}>
        {choices.map((place) => (
          <li key={place.id}>
            <button type="button" onClick={() => onChoose(place)}>
              <Icon name="pin" />
              <span>{place.title}</span>
              <small>{place.area}</small>
            </button>
          </li>
        ))}
      </ul>
      {licence && <small>{licence}</small>}
    </Root>
  )
}
