import type { ReactNode } from 'react'
import styled from 'styled-components'

import { space, text, token } from '#theme/tokens.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(1)} ${space(3)};
  min-height: 44px;
  padding: ${space(1)} ${space(4)};
  background: ${token.banner};
  color: ${token.onBanner};
  font-size: ${text[2]};
  font-weight: 600;
  text-align: center;

  &[data-tone='dark'] {
    background: ${token.text};
    color: ${token.page};
  }
  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: ${space(1)} ${space(2)};
    border: 0;
    background: none;
    color: inherit;
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

type Props = {
  /** `brand` for promotions, `dark` for the state of the venue */
  readonly tone?: 'brand' | 'dark'
  readonly icon?: IconName
  /** name that makes it a landmark, for banners that matter on every page */
  readonly label?: string
  readonly children: ReactNode
}

/** A line across the page. Links and buttons inside take its colours. */
export function Banner({ tone = 'brand', icon, label, children }: Props) {
  return (
    <Root data-tone={tone} role={label === undefined ? undefined : 'region'} aria-label={label}>
      {icon && <Icon name={icon} />}
      {children}
    </Root>
  )
}
