import { useState } from 'react'
import styled from 'styled-components'
import { useStore } from 'zustand'
import { studio } from '#messages/studio.ts'
import { token } from '#theme/tokens.ts'
import { row } from '#ui/primitives/base/look.ts'
import { useBusy } from '#ui/primitives/base/use-busy.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { FilePicker } from '#ui/primitives/field/file-picker.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Spinner } from '#ui/primitives/feedback/spinner.tsx'
import { useCloseModal } from '#ui/patterns/modal-control.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useEditor, type Editor } from '../editor/editor-context.tsx'
import type { PickedFile } from '../intake/picked-files.ts'
import { useDropTarget } from '../intake/use-drop-target.ts'
import { DialogActions, DialogBody, SentenceSection } from '../look/dialog-parts.tsx'
import { DropZone } from '../look/drop-zone.tsx'
import { useArrival } from '../look/use-arrival.ts'
import type { ImportGround, ReadImport } from './read-import.ts'
import { fileText } from '../editor/theme-text.ts'
import { textsOf } from '../frames/draft-content.ts'
import { fileOf } from '../theme/editor-store.ts'

const Keep = styled.label`
  ${row(2)}
  min-height: var(--tool);
  cursor: pointer;

  > input {
    width: 18px;
    height: 18px;
    accent-color: ${token.control};
  }
`

/**
 * Imports a menu or a theme of another system into the draft: shows the changes and what could not be imported, then
 * asks for consent.
 */
export function ImportForm() {
  const t = useT(studio)
  const editor = useEditor()
  const { isLocked } = useStore(editor.theme)
  const [picked, setPicked] = useState<readonly PickedFile[]>([])
  const [keep, setKeep] = useState(true)
  const [read, setRead] = useState<ReadImport>()
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, take] = useBusy(async (files: readonly PickedFile[], keeps: boolean) => {
    setRefusal(undefined)
    setPicked(files)
    setKeep(keeps)
    try {
      // code for other formats is loaded only here
      const { readImport } = await import('./read-import.ts')
      const outcome = await readImport(files, importGround(editor, { keep: keeps, now: Date.now() }))
      if (outcome.ok) setRead(outcome.read)
      else setRefusal(outcome.why)
    } catch {
      setRefusal(t('studio.drop.unreadable'))
    }
  })
  const takeList = (list: readonly File[]) =>
    Promise.all(list.map(pickedOf)).then(
      (files) => take(files, keep),
      () => setRefusal(t('studio.drop.unreadable')),
    )
  const target = useDropTarget(({ files }) => void takeList([...files]))
  if (isLocked) return <Notice tone="warning">{t('studio.import.locked')}</Notice>
  if (read)
    return (
      <Review
        read={read}
        keep={keep}
        onKeep={(next) => void take(picked, next)}
        onOther={() => setRead(undefined)}
      />
    )
  return (
    <DialogBody>
      <p>{t('studio.import.text')}</p>
      <DropZone {...target}>
        {isBusy ? <Spinner /> : <span>{t('studio.import.drop')}</span>}
        <FilePicker
          multiple
          accept=".csv,.tsv,.txt,.xlsx,.json,.jsonld,.html,.htm,.tokens"
          onPick={(files) => void takeList(files)}
        >
          {(open) => (
            <Button tone="secondary" onPress={open}>
              {t('studio.drop.files')}
            </Button>
          )}
        </FilePicker>
      </DropZone>
      <div role="alert">{refusal && <Notice tone="danger">{refusal}</Notice>}</div>
    </DialogBody>
  )
}

const pickedOf = async (file: File): Promise<PickedFile> => ({
  path: file.name,
  bytes: new Uint8Array(await file.arrayBuffer()),
})

type ReviewProps = {
  readonly read: ReadImport
  readonly keep: boolean
  readonly onKeep: (keep: boolean) => void
  readonly onOther: () => void
}

function Review({ read, keep, onKeep, onOther }: ReviewProps) {
  const t = useT(studio)
  const toast = useToast()
  const close = useCloseModal()
  const beginning = useArrival<HTMLParagraphElement>()
  const { theme } = useEditor()
  const { format, changes, notes, problems, question, files } = read
  const hasFiles = Object.keys(files).length > 0
  const use = () =>
    close(() => {
      theme.getState().bring(files)
      toast(t('studio.import.done'), 'success')
    })
  return (
    <DialogBody>
      <p {...beginning}>{t('studio.import.read', { format: t(`studio.import.format.${format}`) })}</p>
      {format !== 'dtcg' && (
        <Keep>
          <input type="checkbox" checked={keep} onChange={({ target }) => onKeep(target.checked)} />
          {t('studio.import.keep')}
        </Keep>
      )}
      {changes.length === 0 && <p>{t(hasFiles ? 'studio.import.unseen' : 'studio.import.unchanged')}</p>}
      <SentenceSection label={t('studio.import.problems')} sentences={problems} tone="danger" />
      <SentenceSection label={t('studio.import.changes')} sentences={changes} />
      <SentenceSection label={t('studio.import.notes.error')} sentences={notes.error} tone="danger" />
      <SentenceSection label={t('studio.import.notes.warning')} sentences={notes.warning} />
      <SentenceSection label={t('studio.import.notes.info')} sentences={notes.info} />
      {question !== undefined && <Notice tone="warning">{question}</Notice>}
      <DialogActions>
        <Button tone="quiet" onPress={onOther}>
          {t('studio.import.other')}
        </Button>
        {hasFiles && (
          <Button onPress={use}>
            {t(question === undefined ? 'studio.import.use' : 'studio.import.use-unseen')}
          </Button>
        )}
      </DialogActions>
    </DialogBody>
  )
}

const ASSETS = 'assets/'

/**
 * What an import is merged with: the current draft, saved or not.
 * @param how - whether plates missing in the source are kept; now in ms since 1970
 */
function importGround(
  { base, saver, theme }: Pick<Editor, 'base' | 'saver' | 'theme'>,
  how: Pick<ImportGround, 'keep' | 'now'>,
): ImportGround {
  const { files } = saver.store.getState().draft
  const state = theme.getState()
  const { 'menu.json': _, ...texts } = textsOf(files)
  return {
    base,
    own: {
      ...texts,
      'theme.json': fileText(fileOf(state)),
      ...(state.menu !== undefined && { 'menu.json': state.menu }),
    },
    textless: new Set(files.flatMap(({ path, text }) => (text === undefined ? [path] : []))),
    assets: new Set(
      files.flatMap(({ path }) => (path.startsWith(ASSETS) ? [path.slice(ASSETS.length)] : [])),
    ),
    ...how,
  }
}
