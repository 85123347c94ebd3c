import styled from 'styled-components'
import type { OrderMode, OrderModeType } from '#generated/models.ts'
import { space, text, token } from '#theme/tokens.ts'
import {
  branded,
  colourChange,
  forcedColors,
  hovering,
  muted,
  raised,
  row,
} from '#ui/primitives/base/look.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { MODE_ICONS } from '#ui/patterns/mode-icons.ts'

const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(96px, 1fr));
  gap: ${space(2)};
  max-width: 640px;

  > button {
    ${row(1.5)}
    flex-direction: column;
    justify-content: center;
    min-height: 76px;
    padding: ${space(2)};
    border: 2px solid transparent;
    ${raised('l')}
    color: ${token.text};
    font-size: ${text[1]};
    font-weight: 600;
    line-height: 1.2;
    text-wrap: balance;
    ${colourChange}
  }
  > button > svg {
    font-size: 1.125rem;
  }
  > button[aria-pressed='true'] {
    border-color: ${token.control};
    ${branded}
  }
  ${hovering} {
    > button:hover:not([aria-pressed='true']) {
      ${muted}
    }
  }
  ${forcedColors} {
    > button {
      border-color: ButtonText;
    }
  }
`

interface ModePickerProps {
  /** id of the text that asks */
  labelledBy: string
  modes: readonly OrderMode[]
  chosen?: OrderModeType
  onChoose: (type: OrderModeType) => void
}

/**
 * The order modes of a branch. Buttons, not radio buttons: choosing may open a venue, and walking through radio
 * buttons by arrow keys would do so by accident.
 */
export function ModePicker({ labelledBy, modes, chosen, onChoose }: ModePickerProps) {
  return (
    <Group role="group" aria-labelledby={labelledBy}>
      {modes.map(({ type, showName }) => (
        <button key={type} type="button" aria-pressed={type === chosen} onClick={() => onChoose(type)}>
          <Icon name={MODE_ICONS[type]} />
          {showName}
        </button>
      ))}
    </Group>
  )
}
