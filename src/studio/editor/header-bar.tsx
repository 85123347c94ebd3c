import { useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { useStore } from 'zustand'
import { studio } from '#messages/studio.ts'
import { space, text, token } from '#theme/tokens.ts'
import { wrap } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog.tsx'
import { Modal } from '#ui/patterns/modal.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { ToolButton } from '../look/tool-button.tsx'
import { useArrival } from '../look/use-arrival.ts'
import { ImportForm } from '../import/import-form.tsx'
import { useEditor } from './editor-context.tsx'
import { History } from './history.tsx'
import { PublishForm } from './publish-form.tsx'
import { SaveSign } from './save-sign.tsx'
import { ShareForm } from './share-form.tsx'
import type { StudioDraft } from '#generated/models.ts'
import { fromBase64 } from '#platform/base64.ts'
import { downloadFile } from '#platform/download.ts'
import type { PickedFile } from '../intake/picked-files.ts'
import { fileOfText, makeZip } from '../intake/zip.ts'
import type { StudioCalls } from '../server/studio-calls.ts'

const Root = styled.header`
  ${wrap(1, 2)}
  align-items: center;
  padding: ${space(2)} ${space(3)};
  border-bottom: 1px solid ${token.divider};
  background: ${token.surfaceRaised};

  > h1 {
    overflow: hidden;
    max-width: 260px;
    font-size: ${text[3]};
    font-weight: 650;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span[data-gap] {
    flex: 1;
  }
  > span[data-group] {
    ${wrap(1)}
  }

  /* All five words in one row of a phone. */
  @media (max-width: 480px) {
    > span[data-group] > button:not([data-bare]) {
      padding-inline: ${space(1.5)};
    }
    > span[data-group] > button:not([data-bare]) > svg {
      display: none;
    }
  }
`

/** Dialogs over the editor. */
const DIALOGS = {
  import: { title: 'studio.import.title', variant: 'sheet', Content: ImportForm },
  publish: { title: 'studio.publish.title', variant: 'sheet', Content: PublishForm },
  history: { title: 'studio.history', variant: 'side', Content: History },
  share: { title: 'studio.share.title', variant: 'sheet', Content: ShareForm },
} as const

export type LeaveProps = {
  /** called before the browser's buttons leave the draft; true prevents it */
  readonly guard: (holds: () => boolean) => () => void
  readonly onLeave: () => void
}

/** The draft's name and save status, undo and redo, and its actions. */
export function HeaderBar({ guard, onLeave }: LeaveProps) {
  const t = useT(studio)
  const toast = useToast()
  const heading = useArrival<HTMLHeadingElement>()
  const { theme, saver, calls } = useEditor()
  const { history, undo, redo } = useStore(theme)
  const { draft } = useStore(saver.store)
  const [open, setOpen] = useState<keyof typeof DIALOGS | 'leave'>()
  const dialog = open && open !== 'leave' ? DIALOGS[open] : undefined
  const close = () => setOpen(undefined)
  const leave = async () => {
    if (await saver.flush()) onLeave()
    else setOpen('leave')
  }
  const hold = useEffectEvent(() => {
    if (saver.store.getState().state === 'saved') return false
    void leave()
    return true
  })
  useEffect(() => guard(() => hold()), [guard])
  const exportFolder = async () => {
    if (!(await saver.flush())) return toast(t('studio.export.unsaved'), 'error')
    const isDone = await downloadDraft(calls, saver.store.getState().draft).catch(() => false)
    if (!isDone) toast(t('studio.export.failed'), 'error')
  }
  return (
    <>
      <Root>
        <ToolButton label={t('studio.leave')} icon="back" iconOnly onPress={() => void leave()} />
        <h1 {...heading}>{draft.name || draft.alias || t('studio.draft.unnamed')}</h1>
        <SaveSign />
        <span data-gap="" />
        <span data-group="">
          <ToolButton
            label={t('studio.undo')}
            icon="undo"
            iconOnly
            keys="Control+Z"
            disabled={history.past.length === 0}
            onPress={undo}
          />
          <ToolButton
            label={t('studio.redo')}
            icon="redo"
            iconOnly
            keys="Control+Shift+Z"
            disabled={history.future.length === 0}
            onPress={redo}
          />
        </span>
        <span data-group="">
          <ToolButton label={t('studio.import')} onPress={() => setOpen('import')} />
          <ToolButton label={t('studio.export')} onPress={() => void exportFolder()} />
          <ToolButton label={t('studio.history')} icon="clock" onPress={() => setOpen('history')} />
          <ToolButton label={t('studio.share')} icon="share" onPress={() => setOpen('share')} />
          <ToolButton label={t('studio.publish')} tone="solid" onPress={() => setOpen('publish')} />
        </span>
      </Root>
      {dialog && (
        <Modal title={t(dialog.title)} variant={dialog.variant} onClose={close}>
          <dialog.Content />
        </Modal>
      )}
      {open === 'leave' && (
        <ConfirmDialog
          title={t('studio.leave.title')}
          question={t('studio.leave.question')}
          cancelLabel={t('studio.leave.stay')}
          confirmLabel={t('studio.leave.go')}
          destructive
          onConfirm={onLeave}
          onClose={close}
        />
      )}
    </>
  )
}

/**
 * Early means that the page is still being parsed and its controls are disabled: it has made no requests yet.
 * @returns true once the browser has it
 * @errors as the calls
 */
async function downloadDraft(calls: StudioCalls, draft: StudioDraft): Promise<boolean> {
  const files = await Promise.all(
    draft.files.map(async ({ path, text }): Promise<PickedFile> =>
      text === undefined
        ? { path, bytes: fromBase64((await calls.draftFile(draft.id, path)).base64) }
        : fileOfText(path, text),
    ),
  )
  const name = draft.alias || 'marca'
  const zip = new Blob([new Uint8Array(makeZip(name, files))], { type: 'application/zip' })
  downloadFile(zip, `${name}.zip`)
  return true
}
