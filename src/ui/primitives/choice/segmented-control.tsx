import type { MouseEvent } from 'react'
import { Link } from '../action/link.tsx'
import styled from 'styled-components'

import { radius, space, text, token } from '#theme/tokens.ts'
import { branded, colourChange, focusRingInside, hovering, row, tablet } from '../base/look.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'

export type Segment = {
  readonly id: string
  readonly label: string
  readonly to: string
  readonly icon: IconName
}

/** Room for the longest word of a label, whose letters are taken to be 0.58 em wide on average, and for what stands beside it. */
function column({ label }: Segment): string {
  const letters = Math.max(...label.split(/\s/).map((word) => word.length))
  return `minmax(calc(${letters * 0.58}em + var(--beside)), 1fr)`
}

/**
 * Column widths do not depend on the content: a slow phone may render the first segment alone, and nothing moves when
 * the others arrive.
 */
const Track = styled.nav<{ $segments: readonly Segment[] }>`
  > ul {
    --beside: 12px;
    display: grid;
    grid-template-columns: ${({ $segments }) => $segments.map(column).join(' ')};
    gap: ${space(1)};
    padding: ${space(1)};
    border-radius: ${radius.l};
    background: ${token.muted};
    font-size: ${text[1]};
    font-weight: 600;
    overflow-x: auto;
    scrollbar-width: none;
  }
  /* Four in a row would be cut on the smallest phones. */
  @media (max-width: 359px) {
    > ul:has(> :nth-child(4)) {
      grid-template-columns: 1fr 1fr;
    }
  }
  a {
    ${row(1)}
    flex-direction: column;
    height: 100%;
    /* Four leave a phone little room: whether a name takes two lines is up to the font. Names begin on one line, and nothing moves when it comes. */
    min-height: ${({ $segments }) => ($segments.length < 4 ? 56 : 72)}px;
    padding: ${space(1.5)} ${space(1)};
    border: 2px solid transparent;
    border-radius: calc(${radius.l} - 4px);
    color: ${token.onMuted};
    line-height: 1.15;
    text-align: center;
    text-decoration: none;
    text-wrap: balance;
    ${colourChange}
  }
  a:focus-visible {
    ${focusRingInside}
  }
  /* The edge shows the choice where the brand's colour is close to the page's; elsewhere it has the same colour. */
  a[aria-current='true'] {
    border-color: ${token.control};
    ${branded}
  }
  ${hovering} {
    a:hover:not([aria-current='true']) {
      background: ${token.surfaceRaised};
      color: ${token.text};
    }
  }
  ${tablet} {
    > ul {
      --beside: 66px;
      font-size: ${text[2]};
    }
    a {
      flex-direction: row;
      justify-content: center;
      gap: ${space(2)};
      min-height: 48px;
      padding-inline: ${space(4)};
    }
  }
`

export type SegmentedControlProps = {
  readonly label: string
  readonly segments: readonly Segment[]
  readonly chosen: string
  /** Called before the link is followed; `event.preventDefault()` keeps the page, for instance to ask first. */
  readonly onChoose: (id: string, event: MouseEvent<HTMLAnchorElement>) => void
}

/** A choice that has an address of its own: links, so that it works before and without JavaScript. */
export function SegmentedControl({ label, segments, chosen, onChoose }: SegmentedControlProps) {
  return (
    <Track aria-label={label} $segments={segments}>
      <ul role="list">
        {segments.map(({ id, label: name, to, icon }) => (
          <li key={id}>
            <Link
              to={to}
              aria-current={id === chosen ? 'true' : undefined}
              onClick={(event) => onChoose(id, event)}
            >
              <Icon name={icon} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Track>
  )
}
