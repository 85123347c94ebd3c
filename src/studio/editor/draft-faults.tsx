import styled from 'styled-components'
import { useStore } from 'zustand'

import { folderFaultText } from '#messages/faults.ts'
import { studio } from '#messages/studio.ts'
import { space, text, token } from '#theme/tokens.ts'
import { row } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { themeSentence } from '../fields/field-texts.ts'
import { ToolButton } from '../look/tool-button.tsx'
import { fieldlessRepair } from '../theme/fieldless-faults.ts'
import type { ThemeFault } from '../theme/theme-faults.ts'
import { pathName } from '../theme/theme-path.ts'
import { useEditor } from './editor-context.tsx'
import { useUnshownFaults } from './unshown-faults.ts'

const Root = styled.details`
  flex: none;
  max-height: 40%;
  overflow-y: auto;
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${token.divider};
  background: ${token.surfaceRaised};
  font-size: ${text[1]};

  > summary {
    ${row(2)}
    min-height: 28px;
    font-weight: 600;
    cursor: pointer;
  }
  > summary > svg {
    width: 16px;
    height: 16px;
    color: ${token.danger};
  }
  li {
    padding: ${space(1.5)} 0;
    border-top: 1px solid ${token.divider};
  }
  li[data-way-out] {
    ${row(2)}
    justify-content: space-between;
    overflow-wrap: anywhere;
  }
  code {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`

/** The folder's faults that no field shows: of the theme in the editor, and the others as the server reported them. */
export function DraftFaults() {
  const t = useT(studio)
  const { content, saver, theme } = useEditor()
  const { draft } = useStore(saver.store)
  const { strays, change, settle } = useStore(theme)
  const drawable = useStore(content, ({ revision }) => revision)
  const others = useUnshownFaults()
  if (strays.length + others.length === 0) return null
  const isDrawn = draft.drawnRevision > 0 && draft.drawnRevision >= drawable
  const mend = (stray: ThemeFault, button: HTMLElement) => {
    // the button is removed, and the focus with it
    button.closest('section')?.focus()
    settle()
    change(stray.path, fieldlessRepair(stray))
    settle()
  }
  return (
    <Root open={strays.length > 0}>
      <summary>
        <Icon name="error" />
        {t('studio.faults', { count: strays.length + others.length })}
        {isDrawn && ` ${t('studio.faults.drawn')}`}
      </summary>
      <ul role="list">
        {strays.map((stray) => (
          <li key={pathName(stray.path)} data-way-out="">
            <span>{themeSentence(stray)}</span>
            <ToolButton
              label={t(fieldlessRepair(stray) === undefined ? 'studio.faults.remove' : 'studio.faults.write')}
              tone="line"
              describes={pathName(stray.path)}
              onPress={({ currentTarget }) => mend(stray, currentTarget)}
            />
          </li>
        ))}
        {others.map((fault) => (
          <li key={`${fault.file} ${fault.path} ${fault.expected}`}>
            <code>{`${fault.file} ${fault.path}`}</code>
            <br />
            {folderFaultText(fault)}
          </li>
        ))}
      </ul>
    </Root>
  )
}
