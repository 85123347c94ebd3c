import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { radius, space, text, token } from '#theme/tokens.ts'
import { colourChange, forcedColors, hovering, muted } from '#ui/primitives/base/look.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { iconPaths, type IconName } from '#ui/primitives/icon/icon-paths.ts'

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
    ${muted}
  }
  ${hovering} {
    &:hover:not([aria-disabled='true'], [data-tone='solid']) {
      ${muted}
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
  /** visible, unless there is only an icon */
  readonly label: string
  readonly icon?: ToolIconName
  readonly iconOnly?: boolean
  readonly tone?: 'plain' | 'line' | 'solid'
  readonly pressed?: boolean
  readonly disabled?: boolean
  /** its object, when the label alone does not name it; read after the label */
  readonly describes?: string
  /** keyboard shortcut: 'Control+Z' */
  readonly keys?: string
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void
}

/** A small toolbar button. A disabled one keeps its place, also in the focus order. */
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
    onPress,
  } = props
  return (
    <Root
      type="button"
      data-tone={tone}
      data-bare={iconOnly ? '' : undefined}
      aria-label={iconOnly ? label : describes && `${label}: ${describes}`}
      title={iconOnly ? label : undefined}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={keys}
      onClick={(event) => !disabled && onPress(event)}
    >
      {icon && <ToolIcon name={icon} />}
      {!iconOnly && <span>{label}</span>}
    </Root>
  )
}

/** Icons used only in the studio; in the shared list every menu page would load them. Origin: Lucide 1.62.0, ISC. */
const OWN = {
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  redo: 'm15 14 5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13',
} as const

type ToolIconName = IconName | keyof typeof OWN

const isShared = (name: ToolIconName): name is IconName => Object.hasOwn(iconPaths, name)

/** A toolbar icon. */
function ToolIcon({ name }: { readonly name: ToolIconName }) {
  if (isShared(name)) return <Icon name={name} />
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentcolor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={OWN[name]} />
    </svg>
  )
}
