import styled from 'styled-components'
import { useStore } from 'zustand'

import { folderFaultText } from '#messages/faults.ts'
import { space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useEditor } from './editor-context.tsx'
import { unshownFaults } from './unshown-faults.ts'

const Root = styled.details`
  flex: none;
  max-height: 40%;
  overflow-y: auto;
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${token.divider};
  background: ${token.surfaceRaised};
  font-size: ${text[1]};

  > summary {
    display: flex;
    align-items: center;
    gap: ${space(2)};
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
  code {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`

/** What is wrong with the folder and stands beside no field, as the server sees it: its screens wait until it is mended. */
export function DraftFaults() {
  const t = useT()
  const { saver, theme } = useEditor()
  const { faults } = useStore(saver.store).draft
  const ofFields = useStore(theme).faults
  const others = unshownFaults(faults, ofFields)
  if (others.length === 0) return null
  return (
    <Root>
      <summary>
        <Icon name="error" />
        {t('studio.faults', { count: others.length })}
      </summary>
      <ul role="list">
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
