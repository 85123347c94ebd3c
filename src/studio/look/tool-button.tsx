import type { MouseEvent, Ref } from 'react'
import styled from 'styled-components'

import { radius, space, text, token } from '#theme/tokens.ts'
import { colourChange, forcedColors, hovering } from '#ui/primitives/base/look.ts'

import { ToolIcon } from './tool-icon.tsx'
import type { ToolIconName } from './tool-icon.tsx'

const Root = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${space(1.5)};
  min-width: var(--tool);
  min-height: var(--tool);
  padding: 0 ${space(2.5)};
  border: 1px solid transparent;
  border-radius: ${radius.s};
  color: ${token.text};
  font-size: ${text[1]};
  font-weight: 550;
  white-space: nowrap;
  ${colourChange}

  > svg {
    width: 16px;
    height: 16px;
  }
  &[data-bare] {
    padding: 0;
  }
  &[data-tone='solid'] {
    background: ${token.button};
    color: ${token.onButton};
  }
  &[data-tone='line'] {
    border-color: ${token.border};
    background: ${token.surfaceRaised};
  }
  &[aria-pressed='true'] {
    border-color: ${token.control};
    background: ${token.muted};
    color: ${token.onMuted};
  }
  ${hovering} {
    &:hover:not([aria-disabled='true'], [data-tone='solid']) {
      background: ${token.muted};
      color: ${token.onMuted};
    }
    &[data-tone='solid']:hover {
      background: ${token.buttonHover};
    }
  }
  &[aria-disabled='true'] {
    color: ${token.description};

    > svg {
      opacity: 0.55;
    }
  }
  ${forcedColors} {
    border-color: ButtonText;
  }
`

export type ToolButtonProps = {
  /** shown, unless there is only an icon */
  readonly label: string
  readonly icon?: ToolIconName
  readonly iconOnly?: boolean
  readonly tone?: 'plain' | 'line' | 'solid'
  readonly pressed?: boolean
  readonly disabled?: boolean
  /** what it acts on, where the label alone does not say it; read after the label */
  readonly describes?: string
  /** keys that do the same: 'Control+Z' */
  readonly keys?: string
  readonly expanded?: boolean
  readonly ref?: Ref<HTMLButtonElement>
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void
}

/** A small button of a bar. One that can do nothing now stays where it is, and in the order of focus. */
export function ToolButton(props: ToolButtonProps) {
  const {
    label,
    icon,
    iconOnly = false,
    tone = 'plain',
    pressed,
    disabled = false,
    keys,
    describes,
    expanded,
    ref,
    onPress,
  } = props
  return (
    <Root
      ref={ref}
      type="button"
      data-tone={tone}
      data-bare={iconOnly ? '' : undefined}
      aria-label={iconOnly ? label : describes && `${label}: ${describes}`}
      title={iconOnly ? label : undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={keys}
      onClick={(event) => !disabled && onPress(event)}
    >
      {icon && <ToolIcon name={icon} />}
      {!iconOnly && <span>{label}</span>}
    </Root>
  )
}
