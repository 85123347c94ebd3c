import { useStore } from 'zustand'

import { studio } from '#messages/studio.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { Modal } from '#ui/patterns/modal.tsx'
import { useCloseModal } from '#ui/patterns/modal-control.ts'
import { textsOf } from '../frames/draft-content.ts'
import { DialogActions, DialogBody, SentenceList } from '../look/dialog-parts.tsx'
import { momentText } from '../look/moment-text.ts'
import { fileOf } from '../theme/editor-store.ts'
import { useEditor } from './editor-context.tsx'
import { folderChanges } from './folder-changes.ts'
import { isThemeUnreadable, themeOfTexts, fileText } from './theme-text.ts'

/**
 * Somebody else saved this draft meanwhile: shows the differences, and asks whose version to keep. The other version is
 * one undo away.
 */
export function ConflictDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT(studio)
  return (
    <Modal title={t('studio.conflict.title')} onClose={onClose}>
      <Choice />
    </Modal>
  )
}

function Choice() {
  const t = useT(studio)
  const close = useCloseModal()
  const { base, saver, theme } = useEditor()
  const { draft, theirs } = useStore(saver.store)
  if (!theirs) return null
  const theirTexts = textsOf(theirs.files)
  const own = theme.getState()
  const known = textsOf(draft.files)
  const ours = own.isLocked
    ? theirTexts
    : {
        ...theirTexts,
        'theme.json': fileText(fileOf(own)),
        // an import that is not saved yet
        ...(own.menu !== undefined && own.menu !== known['menu.json'] && { 'menu.json': own.menu }),
      }
  const meetMenu = () => theme.getState().meetMenu(known['menu.json'], theirTexts['menu.json'])
  const takeTheirs = () =>
    close(() => {
      meetMenu()
      const edited = { theme: themeOfTexts(theirTexts), menu: theirTexts['menu.json'] }
      theme.getState().replace(edited, isThemeUnreadable(theirTexts))
      // last: the server's content must not be saved again, which would cause a conflict for others
      saver.takeTheirs()
    })
  const keepOurs = () =>
    close(() => {
      // put again, because it may have been saved before their version
      if (!own.isLocked) saver.put({ path: 'theme.json', text: fileText(fileOf(own)) })
      meetMenu()
      void saver.keepOurs()
    })
  return (
    <DialogBody>
      <p>{t('studio.conflict.text', { moment: momentText(theirs.changedAt) })}</p>
      <section>
        <h3>{t('studio.conflict.differences')}</h3>
        <SentenceList
          label={t('studio.conflict.differences')}
          sentences={folderChanges(base, theirTexts, ours).sentences}
        />
      </section>
      <DialogActions>
        <Button tone="secondary" onPress={takeTheirs}>
          {t('studio.conflict.theirs')}
        </Button>
        <Button onPress={keepOurs}>{t('studio.conflict.ours')}</Button>
      </DialogActions>
    </DialogBody>
  )
}
