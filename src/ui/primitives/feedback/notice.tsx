import type { ReactNode } from 'react'
import styled from 'styled-components'

import { radius, space, text, token } from '#theme/tokens.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${token.divider};
  border-radius: ${radius.m};
  background: ${token.card};
  color: ${token.text};
  font-size: ${text[2]};
  > svg {
    margin-top: 1px;
    color: ${token.link};
  }
  &[data-tone='success'] > svg {
    color: ${token.success};
  }
  &[data-tone='warning'] > svg {
    color: ${token.warning};
  }
  &[data-tone='danger'] > svg {
    color: ${token.danger};
  }
  > div {
    flex: 1;
    min-width: 0;
  }
`

const icons: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
}

type Props = {
  readonly icon?: IconName
  readonly children: ReactNode
} & (
  | { readonly tone?: NoticeTone; readonly live?: false }
  /** announced when it appears, as only an alert is; use a `StatusRegion` for other news */
  | { readonly tone: 'warning' | 'danger'; readonly live: true }
)

/** A sentence the diner should know about, where it matters. */
export function Notice({ tone = 'info', icon = icons[tone], live = false, children }: Props) {
  return (
    <Root data-tone={tone} role={live ? 'alert' : undefined}>
      <Icon name={icon} />
      <div>{children}</div>
    </Root>
  )
}
