import type { MouseEvent } from 'react'
import { Link } from '../action/link.tsx'
import styled from 'styled-components'

import { radius, space, text, token } from '#theme/tokens.ts'
import { colourChange, focusRingInside, forcedColors, hovering, tablet } from '../base/look.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'

const Track = styled.nav`
  > ul {
    display: grid;
    grid-auto-columns: minmax(min-content, 1fr);
    grid-auto-flow: column;
    gap: ${space(1)};
    padding: ${space(1)};
    border-radius: ${radius.l};
    background: ${token.muted};
    overflow-x: auto;
    scrollbar-width: none;
  }
  a {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: ${space(1)};
    height: 100%;
    min-height: 56px;
    padding: ${space(1.5)} ${space(1)};
    border: 2px solid transparent;
    border-radius: calc(${radius.l} - 4px);
    color: ${token.onMuted};
    font-size: ${text[1]};
    font-weight: 600;
    line-height: 1.15;
    text-align: center;
    text-decoration: none;
    text-wrap: balance;
    ${colourChange}
  }
  /* Four leave a phone little room: whether a name takes two lines is up to the font, and nothing moves when it comes. */
  ul:has(> li:nth-child(4)) a {
    min-height: 72px;
  }
  a:focus-visible {
    ${focusRingInside}
  }
  /* The edge shows the choice where the brand's colour is close to the page's; elsewhere it has the same colour. */
  a[aria-current='true'] {
    border-color: ${token.control};
    background: ${token.main};
    color: ${token.onMain};
  }
  a > small {
    color: ${token.onMutedSoft};
    font-size: ${text[1]};
    font-weight: 400;
  }
  a[aria-current='true'] > small {
    color: inherit;
  }
  ${hovering} {
    a:hover:not([aria-current='true']) {
      background: ${token.surfaceRaised};
      color: ${token.text};
    }
  }
  ${tablet} {
    a,
    ul:has(> li:nth-child(4)) a {
      flex-direction: row;
      gap: ${space(2)};
      min-height: 48px;
      padding-inline: ${space(4)};
      font-size: ${text[2]};
    }
  }
  ${forcedColors} {
    a[aria-current='true'] {
      border-color: Highlight;
    }
  }
`

export type Segment = {
  readonly id: string
  readonly label: string
  readonly to: string
  readonly icon?: IconName
  /** a second, quieter line */
  readonly note?: string
}

export type SegmentedControlProps = {
  readonly label: string
  readonly segments: readonly Segment[]
  readonly chosen?: string
  /** Called before the link is followed; `event.preventDefault()` keeps the page, for instance to ask first. */
  readonly onChoose?: (id: string, event: MouseEvent<HTMLAnchorElement>) => void
}

/** A choice that has an address of its own: links, so that it works before and without JavaScript. */
export function SegmentedControl({ label, segments, chosen, onChoose }: SegmentedControlProps) {
  return (
    <Track aria-label={label}>
      <ul role="list">
        {segments.map(({ id, label: name, to, icon, note }) => (
          <li key={id}>
            <Link
              to={to}
              aria-current={id === chosen ? 'true' : undefined}
              onClick={(event) => onChoose?.(id, event)}
            >
              {icon && <Icon name={icon} />}
              <span>{name}</span>
              {note !== undefined && <small>{note}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </Track>
  )
}
