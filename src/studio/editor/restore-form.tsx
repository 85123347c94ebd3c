import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useStore } from 'zustand'

import type { StudioVersion } from '#generated/models.ts'
import { studio } from '#messages/studio.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { useCloseModal } from '#ui/patterns/modal-control.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { textsOf } from '../frames/draft-content.ts'
import { isClosed } from '../frames/folder-documents.ts'
import { DialogActions, DialogBody } from '../look/dialog-parts.tsx'
import { momentText } from '../look/moment-text.ts'
import { useArrival } from '../look/use-arrival.ts'
import { useEditor } from './editor-context.tsx'
import { markAsLive } from './live-folder.ts'
import { usePublication } from './use-publication.ts'
import { MAX_REASON } from './use-signature.ts'

type RestoreFormProps = {
  readonly version: StudioVersion
  /** hash of the published folder, as shown in the history */
  readonly published: string | undefined
  readonly onCancel: () => void
}

/** Restores a version over the one that the operator has seen: author and reason. */
export function RestoreForm({ version, published, onCancel }: RestoreFormProps) {
  const t = useT(studio)
  const toast = useToast()
  const close = useCloseModal()
  const beginning = useArrival<HTMLParagraphElement>()
  const queryClient = useQueryClient()
  const { base, calls, saver, theme, live, looked } = useEditor()
  const { alias } = useStore(saver.store).draft
  const { data: folder, isPending } = useQuery({
    queryKey: ['studio-version', alias, version.id],
    queryFn: () => calls.version(alias, version.id),
    retry: false,
  })
  // the list behind refetches by itself
  const [over, setOver] = useState(published)
  const { signature, refusal, mayOverwrite, isBusy, publish } = usePublication({
    reason: t('studio.history.reason', { moment: momentText(version.at) }),
    send: async (signed) => {
      const done = await calls.restore(alias, version.id, { ...signed, over })
      if (!done.ok) return done
      live.setState({ known: done.version.hash })
      await queryClient.invalidateQueries({ queryKey: ['studio-versions', alias] })
      // the publish dialog fetches it again
      const tenant = await calls.tenant(alias).catch(() => undefined)
      if (tenant) markAsLive({ base, live, theme }, tenant)
      close(() => {
        looked.setState({ at: undefined })
        const shown = tenant ?? folder
        const closes = shown !== undefined && isClosed(textsOf(shown.files))
        toast(t(closes ? 'studio.history.restored.closed' : 'studio.history.restored'), 'success')
      })
      return done
    },
    lookAgain: async () => {
      const now = await calls.tenant(alias).catch(() => undefined)
      if (now) setOver(now.version)
      await queryClient.invalidateQueries({ queryKey: ['studio-versions', alias] })
      return now !== undefined
    },
  })
  return (
    <DialogBody>
      <p {...beginning}>{t('studio.history.question', { moment: momentText(version.at) })}</p>
      {folder && isClosed(textsOf(folder.files)) && <p>{t('studio.history.closed')}</p>}
      <TextField {...signature.by} />
      <TextField {...signature.reason} required maxLength={MAX_REASON} />
      {refusal}
      <DialogActions>
        <Button tone="quiet" onPress={onCancel}>
          {t('studio.cancel')}
        </Button>
        <Button loading={isBusy || isPending} onPress={publish}>
          {mayOverwrite ? t('studio.history.overwrite') : t('studio.history.restore')}
        </Button>
      </DialogActions>
    </DialogBody>
  )
}
