import type { ReactNode } from 'react'
import styled from 'styled-components'

import { space, text, token } from '#theme/tokens.ts'
import { muted } from '../base/look.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'

const Root = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space(3)};
  max-width: 420px;
  margin: 0 auto;
  padding: ${space(10)} ${space(4)};
  text-align: center;

  > .picture {
    display: grid;
    place-items: center;
    width: 112px;
    height: 112px;
    margin-bottom: ${space(2)};
    border-radius: 50%;
    ${muted}
    font-size: 2.25rem;
  }
  > .picture svg {
    stroke-width: 1.5;
  }
  > h1,
  > h2 {
    font-size: ${text[3]};
    font-weight: 700;
  }
  > p {
    color: ${token.description};
  }
  > .action {
    margin-top: ${space(2)};
  }
`

export type EmptyStateProps = {
  readonly icon?: IconName
  readonly title?: string
  /** the page's own heading (1) or one inside of it (2) */
  readonly level?: 1 | 2
  readonly text?: string
  /** the one thing to do */
  readonly action?: ReactNode
}

/** Nothing here, and that is on purpose: a picture, a sentence, one action. */
export function EmptyState({ icon = 'empty', title, level = 2, text: sentence, action }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Root>
      <div className="picture" aria-hidden="true">
        <Icon name={icon} />
      </div>
      {title !== undefined && <Heading>{title}</Heading>}
      {sentence !== undefined && <p>{sentence}</p>}
      {action !== undefined && <div className="action">{action}</div>}
    </Root>
  )
}
