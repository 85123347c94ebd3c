import styled from 'styled-components'
import { useStore } from 'zustand'

import { studio } from '#messages/studio.ts'
import { space, text, token } from '#theme/tokens.ts'
import { quiet } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useEditor } from '../editor/editor-context.tsx'
import { otherRemarks } from './other-remarks.ts'

const Root = styled.section`
  padding: ${space(3)} ${space(4)};
  border-top: 1px solid ${token.divider};
  font-size: ${text[1]};

  h3 {
    padding-bottom: ${space(2)};
    font-size: ${text[2]};
    font-weight: 650;
  }
  li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    gap: ${space(2)};
    padding: ${space(2)} 0;
    border-top: 1px solid ${token.divider};
  }
  li > svg {
    width: 16px;
    height: 16px;
    margin-top: 2px;
    color: ${token.warning};
  }
  small {
    display: block;
    ${quiet}
    overflow-wrap: anywhere;
  }
`

/** Probable mistakes in the folder as last saved; none of them prevents publishing. */
export function RemarkList() {
  const t = useT(studio)
  const { saver } = useEditor()
  const { remarks } = useStore(saver.store).draft
  const others = otherRemarks(remarks)
  if (others.length === 0) return null
  return (
    <Root aria-labelledby="remarks-title">
      <h3 id="remarks-title">{t('studio.remarks', { count: others.length })}</h3>
      <ul role="list">
        {others.map(({ file, path, message }, index) => (
          <li key={`${index} ${file} ${path} ${message}`}>
            <Icon name="warning" />
            <span>
              {message}
              <small>{`${file} ${path}`}</small>
            </span>
          </li>
        ))}
      </ul>
    </Root>
  )
}
