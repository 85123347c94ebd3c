import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styled from 'styled-components'

import { TOUCH_TARGET, radius, space, text, token } from '#theme/tokens.ts'
import { colourChange } from '../base/look.ts'
import { neighbourTab } from './neighbour-tab.ts'

const List = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space(1)};
  padding: ${space(1)};
  border-radius: ${radius.m};
  background: ${token.muted};

  > button {
    min-height: ${TOUCH_TARGET};
    border: 2px solid transparent;
    border-radius: calc(${radius.m} - 3px);
    background: transparent;
    color: ${token.onMuted};
    font-size: ${text[2]};
    font-weight: 600;
    hyphens: auto;
    overflow-wrap: anywhere;
    ${colourChange}
  }
  > button[aria-selected='true'] {
    border-color: ${token.control};
    background: ${token.surfaceRaised};
    color: ${token.text};
  }
`
const TabPanel = styled.div`
  padding-top: ${space(4)};
`

export type Tab = { readonly id: string; readonly label: string }

export type TabsProps = {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
  /** content of the chosen tab */
  readonly children: ReactNode
}

/** Two or three views of one thing, in place. Arrow keys, Home and End move the choice. */
export function Tabs({ label, tabs, chosen, onChoose, children }: TabsProps) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = neighbourTab(
      tabs.map(({ id }) => id),
      chosen,
      event.key,
    )
    if (next === undefined) return
    event.preventDefault()
    onChoose(next)
    list.current?.querySelector<HTMLButtonElement>(`[data-tab="${CSS.escape(next)}"]`)?.focus()
  }
  return (
    <div>
      <List ref={list} role="tablist" aria-label={label}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            data-tab={id}
            aria-selected={id === chosen}
            aria-controls={`${base}-panel`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </List>
      <TabPanel role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${chosen}`}>
        {children}
      </TabPanel>
    </div>
  )
}
