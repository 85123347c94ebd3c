import styled from 'styled-components'

import type { TrackerNode, TrackerNodeId } from '#domain/order/tracker.ts'
import { status as statusTexts } from '#messages/status.ts'
import { space, text, token } from '#theme/tokens.ts'
import { forcedColors, quiet, visuallyHidden } from '#ui/primitives/base/look.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import type { IconName } from '#ui/primitives/icon/icon-paths.ts'

import { useT } from './messages-context.tsx'

const Track = styled.ol`
  display: grid;
  --circle: 2.75rem;
  /* Four in a row; with large texts they go on in the next one, and the line with them. The longest name is as wide. */
  grid-template-columns: repeat(auto-fit, minmax(calc(4rem - 8px), 1fr));
  row-gap: ${space(3)};
  margin-inline: -4px;
  padding-inline: 4px;
  overflow-x: clip;

  > li {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: start;
    gap: ${space(1)};
    ${quiet}
    line-height: 1.25;
    text-align: center;
  }
  /* The line back to the previous node. */
  > li + li::before {
    content: '';
    position: absolute;
    --beside: calc(var(--circle) / 2 + 4px);
    top: calc(var(--circle) / 2 - 1px);
    inset-inline: calc(-50% + var(--beside)) calc(50% + var(--beside));
    height: 3px;
    border-radius: 2px;
    background: ${token.divider};
  }
  > li > span:first-child {
    display: grid;
    place-items: center;
    width: var(--circle);
    height: var(--circle);
    border: 2px solid ${token.divider};
    border-radius: 50%;
    background: ${token.card};
  }
  > li > b {
    /* The longest name stays whole on a narrow phone; a tenant's own may have to be broken. */
    margin-inline: -4px;
    font-size: clamp(0.625rem, 3vw, ${text[1]});
    font-weight: 600;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  > li > i {
    ${visuallyHidden}
  }
  > li > time {
    font-variant-numeric: tabular-nums;
  }
  > [data-state='done'],
  > [data-state='current'] {
    color: ${token.text};
  }
  &:not([data-grey]) > [data-state='done'] > span:first-child,
  &:not([data-grey]) > [data-state='current'] > span:first-child {
    border-color: ${token.control};
    background: ${token.control};
    color: ${token.onControl};
  }
  &:not([data-grey]) > li + [data-state='done']::before,
  &:not([data-grey]) > li + [data-state='current']::before {
    background: ${token.control};
  }
  &:not([data-grey]) > [data-node='canceled'][data-state='current'] > span:first-child {
    border-color: ${token.danger};
    background: ${token.danger};
    color: ${token.onDanger};
  }
  > [data-state='current'] > b {
    font-weight: 700;
  }
  > [data-state='skipped'] {
    opacity: 1;
    text-decoration: line-through;
  }
  /* Of fills that are no colours of the system nothing is left. */
  ${forcedColors} {
    > li + li::before {
      background: CanvasText;
    }
    &:not([data-grey]) > :is([data-state='done'], [data-state='current']) > span:first-child {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &:not([data-grey]) > li + :is([data-state='done'], [data-state='current'])::before {
      background: Highlight;
    }
  }
`

const icons: Record<TrackerNodeId, IconName> = {
  generated: 'receipt',
  accepted: 'chef',
  ready: 'bag',
  delivered: 'check',
  canceled: 'close',
}

export type StatusTrackerProps = {
  readonly label: string
  readonly nodes: readonly TrackerNode[]
  /** a moment as the venue's clock shows it */
  readonly timeOf: (at: string) => string
  /** an order that waits for its payment */
  readonly grey?: boolean
}

/** Four steps of an order with their times. Every step says in words what its colour says. */
export function StatusTracker({ label, nodes, timeOf, grey = false }: StatusTrackerProps) {
  const t = useT(statusTexts)
  return (
    <Track aria-label={label} data-grey={grey ? '' : undefined}>
      {nodes.map(({ id, status, state, at }) => (
        <li
          key={id}
          data-node={id}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span>
            <Icon name={icons[id]} />
          </span>
          <b>{t(`status.${status}`)}</b>
          <i>{t(`status.${state}`)}</i>
          {at !== undefined && <time dateTime={at}>{timeOf(at)}</time>}
        </li>
      ))}
    </Track>
  )
}
