import { useState } from 'react'
import styled from 'styled-components'

import { studio } from '#messages/studio.ts'
import { space, text, token } from '#theme/tokens.ts'
import { row, wrap } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Modal } from '#ui/patterns/modal.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useEditor, type LookedVersion } from '../editor/editor-context.tsx'
import { History } from '../editor/history.tsx'
import { momentText } from '../look/moment-text.ts'
import { ToolButton } from '../look/tool-button.tsx'

const Root = styled.div`
  ${wrap(1, 3)}
  align-items: center;
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${token.divider};
  background: ${token.text};
  color: ${token.page};
  font-size: ${text[1]};

  > p {
    ${row(2)}
    flex: 1 1 220px;
    font-weight: 550;
  }
  svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
`

/** Says that the frames show an earlier version, with buttons to return or to restore it. */
export function VersionBanner({ version }: Pick<LookedVersion, 'version'>) {
  const t = useT(studio)
  const { looked } = useEditor()
  const [isRestoring, setRestoring] = useState(false)
  return (
    <Root>
      <p role="status">
        <Icon name="clock" />
        {t('studio.history.seen', { moment: momentText(version.at) })}
      </p>
      <ToolButton label={t('studio.history.restore')} tone="line" onPress={() => setRestoring(true)} />
      <ToolButton
        label={t('studio.history.back')}
        tone="line"
        onPress={() => looked.setState({ at: undefined })}
      />
      {isRestoring && (
        <Modal title={t('studio.history')} variant="side" onClose={() => setRestoring(false)}>
          <History first={version} />
        </Modal>
      )}
    </Root>
  )
}
