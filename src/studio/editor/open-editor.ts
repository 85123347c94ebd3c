import { createStore } from 'zustand/vanilla'

import { isApiError } from '#api/client.ts'
import { isKept } from '#domain/studio/kept-draft.ts'
import type { StudioDraft, StudioTenant } from '#generated/models.ts'
import { createDraftContent, textsOf } from '../frames/draft-content.ts'
import { createFramePainter } from '../frames/frame-painter.ts'
import { createDraftSaver, type DraftSaver } from '../server/draft-saver.ts'
import type { StudioCalls } from '../server/studio-calls.ts'
import { createEditorStore, fileOf, type EditorStore } from '../theme/editor-store.ts'
import { createDraftPictures } from './draft-pictures.ts'
import type { StudioPlace } from '../app/draft-trail.ts'
import type { Editor } from './editor-context.tsx'
import { liveFolder } from './live-folder.ts'
import { isThemeUnreadable, themeOfTexts, fileText } from './theme-text.ts'

/**
 * Loads a draft, or a brand to view, with its base, and connects the parts of the editor: every edit is painted at once
 * and saved after a pause.
 * @errors as the calls; a brand that was never published is not an error
 */
export async function openEditor(calls: StudioCalls, place: StudioPlace): Promise<Editor> {
  const draft =
    'draft' in place ? await calls.draft(place.draft) : await calls.createDraft({ tenant: place.brand })
  const [base, published] = await Promise.all([calls.base(), publishedOf(calls, draft)])
  const baseTexts = textsOf(base.files)
  const diners = liveFolder(baseTexts, published)
  const live = createStore(() => diners)
  const ownTexts = textsOf(draft.files)
  const ground = { inherited: themeOfTexts(baseTexts), published: themeOfTexts(diners.texts) }
  const theme = createEditorStore(
    themeOfTexts(ownTexts),
    ground,
    isThemeUnreadable(ownTexts),
    ownTexts['menu.json'],
  )
  const saver = createDraftSaver(calls, draft)
  theme.subscribe((state, before) => {
    if (state.isLocked) return
    if (state.own !== before.own || before.isLocked)
      saver.put({ path: 'theme.json', text: fileText(fileOf(state)) })
    if (state.menu !== before.menu)
      saver.put({
        path: 'menu.json',
        ...(state.menu === undefined ? { removed: true } : { text: state.menu }),
      })
  })
  await settleTheme(theme, saver)
  const pictures = createDraftPictures({ calls, saver, theme })
  const names = Object.values(theme.getState().shown.logos ?? {})
  void pictures.load(saver.store.getState().draft, names)
  const content = createDraftContent(saver, baseTexts, live)
  return {
    calls,
    theme,
    saver,
    pictures,
    painter: createFramePainter(theme, content),
    content,
    base: baseTexts,
    live,
    looked: createStore(() => ({ at: undefined })),
  }
}

/** The server cannot render colours in another notation than the files', so it is normalized at once. */
async function settleTheme(theme: EditorStore, saver: DraftSaver): Promise<void> {
  const state = theme.getState()
  const file = fileOf(state)
  if (state.isLocked || file === state.own) return
  saver.put({ path: 'theme.json', text: fileText(file) })
  await saver.flush()
}

/** Nothing was changed or shared, and no change waits to be saved. */
export function isUntouchedDraft({ saver }: Pick<Editor, 'saver'>): boolean {
  const { state, draft } = saver.store.getState()
  return state === 'saved' && !isKept(draft)
}

type Left = Pick<Editor, 'saver'> & { readonly calls: Pick<StudioCalls, 'deleteDraft'> }

/** Deletes the draft of a brand that was only viewed. */
export function leaveBrand({ calls, saver }: Left): void {
  // If the call fails, the server deletes it later.
  if (isUntouchedDraft({ saver })) calls.deleteDraft(saver.store.getState().draft.id).catch(() => undefined)
}

async function publishedOf(
  calls: StudioCalls,
  { alias }: StudioDraft,
): Promise<Pick<StudioTenant, 'files' | 'applied'>> {
  if (alias === '') return { files: [] }
  try {
    return await calls.tenant(alias)
  } catch (error) {
    if (isApiError(error) && error.status === 404) return { files: [] }
    throw error
  }
}
