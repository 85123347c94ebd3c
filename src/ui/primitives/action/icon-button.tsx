import type { MouseEvent } from 'react'
import styled from 'styled-components'

import { TOUCH_TARGET, radius, text, token } from '#theme/tokens.ts'
import { colourChange, hovering, muted } from '../base/look.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'

/** `bare` takes the colour of its surroundings, `soft` stands on a subtle fill, `floating` on a picture. */
export type IconButtonLook = 'bare' | 'soft' | 'floating'

const Root = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${TOUCH_TARGET};
  height: ${TOUCH_TARGET};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: transparent;
  font-size: ${text[2]};
  ${colourChange}

  &[data-look='soft'] {
    ${muted}
  }
  &[data-look='floating'] {
    background: ${token.surfaceRaised};
    color: ${token.text};
  }
  ${hovering} {
    &:hover {
      ${muted}
    }
  }
`

export type IconButtonProps = {
  /** what pressing it does; its only name */
  readonly name: string
  readonly icon: IconName
  readonly look?: IconButtonLook
  /** announced and shown as disabled; its click handler is still called, and must then do nothing */
  readonly disabled?: boolean
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void
}

/** A round button that shows an icon and carries a name. */
export function IconButton({ name, icon, look = 'bare', disabled, onPress }: IconButtonProps) {
  return (
    <Root type="button" aria-label={name} aria-disabled={disabled} data-look={look} onClick={onPress}>
      <Icon name={icon} />
    </Root>
  )
}
