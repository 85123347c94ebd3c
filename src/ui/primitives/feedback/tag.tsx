import type { ReactNode } from 'react'
import styled from 'styled-components'

import { radius, space, text, token } from '#theme/tokens.ts'
import { muted } from '../base/look.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'

export type TagTone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger'

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 24px;
  padding: 2px ${space(2)};
  border: 1px solid transparent;
  border-radius: ${radius.s};
  ${muted}
  font-size: ${text[1]};
  font-weight: 600;
  line-height: 1.3;

  &[data-tone='brand'] {
    background: ${token.banner};
    color: ${token.onBanner};
  }
  &[data-tone='success'] {
    background: ${token.success};
    color: ${token.onSuccess};
  }
  &[data-tone='warning'] {
    background: ${token.warning};
    color: ${token.onWarning};
  }
  &[data-tone='danger'] {
    background: ${token.danger};
    color: ${token.onDanger};
  }
`

type Props = { readonly tone?: TagTone; readonly icon?: IconName; readonly children: ReactNode }

/** A word or two about the thing beside it: 'Cerrado', 'Obligatorio', 'Completado'. */
export function Tag({ tone = 'neutral', icon, children }: Props) {
  return (
    <Root data-tone={tone}>
      {icon && <Icon name={icon} />}
      {children}
    </Root>
  )
}
