import { useEffect } from 'react'
import { useStore } from 'zustand'

import { studio } from '#messages/studio.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { TextArea } from '#ui/patterns/text-area.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { useCloseModal } from '#ui/patterns/modal-control.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { textsOf } from '../frames/draft-content.ts'
import { isClosed } from '../frames/folder-documents.ts'
import { DialogActions, DialogBody, SentenceSection } from '../look/dialog-parts.tsx'
import { otherRemarks } from '../verdict/other-remarks.ts'
import { blockingTexts } from './blocking-texts.ts'
import { differingFiles } from './differing-files.ts'
import { useEditor } from './editor-context.tsx'
import { folderChanges } from './folder-changes.ts'
import { markAsLive } from './live-folder.ts'
import { publishDraft } from './publish-draft.ts'
import { useUnshownFaults } from './unshown-faults.ts'
import { usePublication } from './use-publication.ts'
import { MAX_REASON } from './use-signature.ts'

/** The dialog focuses this field when it opens: React's `autoFocus` runs too early. */
const beginHere = (field: HTMLInputElement | null): void => field?.setAttribute('autofocus', '')

/** Publishes the draft: author, reason and changes; refused while there are errors. */
export function PublishForm() {
  const t = useT(studio)
  const toast = useToast()
  const close = useCloseModal()
  const { base, calls, theme, saver, live } = useEditor()
  const diners = useStore(live)
  const { faults } = useStore(theme)
  const { draft, state } = useStore(saver.store)
  const isNew = diners.files.length === 0
  useEffect(() => {
    // somebody else may have published since the editor was opened
    if (isNew) return undefined
    let isOpen = true
    calls.tenant(draft.alias).then(
      (now) => isOpen && markAsLive({ base, live, theme }, now),
      () => undefined,
    )
    return () => {
      isOpen = false
    }
  }, [calls, base, live, theme, draft.alias, isNew])
  const errors = blockingTexts(faults, useUnshownFaults())
  const texts = textsOf(draft.files)
  const staysClosed = isClosed(texts)
  const remarks = [
    ...(staysClosed ? [t('studio.publish.closed')] : []),
    ...otherRemarks(draft.remarks).map(({ message }) => message),
  ]
  const { sentences: changes, files: told } = folderChanges(base, diners.texts, texts)
  const files = differingFiles(diners.files, draft.files)
  const others = files.filter((path) => !told.has(path))
  const isEqual = files.length === 0 && diners.isApplied
  const unavailable = () => {
    if (errors.length > 0) return t('studio.publish.blocked')
    // an unsaved edit is a change too
    return isEqual && state === 'saved' ? t('studio.publish.nothing') : undefined
  }
  const { signature, refusal, mayOverwrite, isBusy, publish } = usePublication({
    send: async (signed) => {
      const done = await publishDraft({ calls, saver }, { ...signed, over: diners.known })
      if (!done.ok) return done
      markAsLive({ base, live, theme }, { files: [...done.files] })
      // the draft is now based on what it published
      live.setState({ known: undefined })
      close(() => toast(t(staysClosed ? 'studio.publish.done.closed' : 'studio.publish.done'), 'success'))
      return done
    },
    // what somebody else published must be compared before it may be replaced
    lookAgain: async () => {
      const now = await calls.tenant(draft.alias).catch(() => undefined)
      if (!now) return false
      markAsLive({ base, live, theme }, now)
      live.setState({ known: now.version })
      return true
    },
  })
  return (
    <DialogBody>
      <SentenceSection label={t('studio.publish.errors')} sentences={errors} tone="danger" />
      <SentenceSection label={t('studio.publish.remarks')} sentences={remarks} />
      <SentenceSection label={t('studio.publish.changes')} sentences={changes}>
        {others.length > 0 && <p>{t('studio.publish.files', { files: others.join(', ') })}</p>}
        {files.length === 0 && !diners.isApplied && <p>{t('studio.publish.not-applied')}</p>}
        {isEqual && <p>{t('studio.publish.no-changes')}</p>}
      </SentenceSection>
      <TextField ref={beginHere} {...signature.by} />
      <TextArea {...signature.reason} hint={t('studio.publish.reason.hint')} limit={MAX_REASON} rows={2} />
      {refusal}
      <DialogActions>
        <Button tone="quiet" onPress={() => close()}>
          {t('studio.cancel')}
        </Button>
        <div>
          <Button loading={isBusy} unavailable={unavailable()} onPress={publish}>
            {mayOverwrite ? t('studio.publish.overwrite') : t('studio.publish')}
          </Button>
        </div>
      </DialogActions>
    </DialogBody>
  )
}
