import { useState } from 'react'
import styled from 'styled-components'
import { useStore } from 'zustand'

import { FOLDER_LIMITS } from '#domain/studio/folder-limits.ts'
import { space, token } from '#theme/tokens.ts'
import { quiet } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { isKept } from '#domain/studio/kept-draft.ts'
import { studio } from '#messages/studio.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { ToolButton } from '../look/tool-button.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { useEditor } from './editor-context.tsx'

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: var(--tool);
  ${quiet}
  white-space: nowrap;

  > svg {
    width: 15px;
    height: 15px;
  }
  &[data-state='saved'] > svg {
    color: ${token.success};
  }
  &[data-state='failed'],
  &[data-state='refused'],
  &[data-state='conflict'] {
    color: ${token.danger};
  }
`

const Reason = styled(Root)`
  color: ${token.danger};
  white-space: normal;
`

/** The save status, unobtrusive; a failed save can be retried at once. */
export function SaveSign() {
  const t = useT(studio)
  const { saver } = useEditor()
  const state = useStore(saver.store, (one) => one.state)
  /** the postponed conflict, while it is the same one */
  const [putOff, setPutOff] = useState<unknown>()
  const theirs = useStore(saver.store, (one) => one.theirs)
  const apart = useStore(saver.store, (one) => one.apart)
  const isUntouched = useStore(saver.store, ({ draft }) => state === 'saved' && !isKept(draft))
  const canRetry = state === 'failed' || state === 'refused'
  const isBad = canRetry || state === 'conflict'
  return (
    <>
      <Root data-state={state} role={isBad ? 'alert' : undefined}>
        {state === 'saved' && !isUntouched && <Icon name="check" />}
        {isBad && <Icon name="warning" />}
        {t(isUntouched ? 'studio.save.untouched' : `studio.save.${state}`)}
      </Root>
      {canRetry && (
        <ToolButton label={t('studio.retry')} icon="refresh" tone="line" onPress={() => void saver.flush()} />
      )}
      {apart.length > 0 && (
        <>
          <Reason role="alert">
            <Icon name="warning" />
            {t('studio.save.apart', {
              files: apart.map((path) => path.replace('assets/', '')).join(', '),
              megabytes: FOLDER_LIMITS.megabytes,
              count: FOLDER_LIMITS.files,
            })}
          </Reason>
          <ToolButton label={t('studio.save.apart.seen')} tone="line" onPress={saver.forgetApart} />
        </>
      )}
      {state === 'conflict' && (
        <ToolButton label={t('studio.conflict.solve')} tone="line" onPress={() => setPutOff(undefined)} />
      )}
      {state === 'conflict' && putOff !== theirs && <ConflictDialog onClose={() => setPutOff(theirs)} />}
    </>
  )
}
