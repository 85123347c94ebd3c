import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { isApiError } from '#api/api-error.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { EditorProvider } from '../editor/editor-context.tsx'
import { EditorView } from '../editor/editor-view.tsx'
import { openEditor } from '../editor/open-editor.ts'
import { FullPage } from '../look/full-page.tsx'
import { ToolButton } from '../look/tool-button.tsx'
import type { StudioCalls } from '../server/studio-calls.ts'
import { StartView } from '../start/start-view.tsx'
import { createDraftTrail } from './draft-trail.ts'
import type { DraftTrail } from './draft-trail.ts'

/** The start, or the editor of the draft that the address names. */
export function StudioRooms({ calls }: { readonly calls: StudioCalls }) {
  const t = useT()
  const [trail] = useState(() => createDraftTrail(window))
  const [draftId, setDraftId] = useState(trail.shown)
  useEffect(() => {
    const follow = () => setDraftId(trail.follow())
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [trail])
  const go = (id: string | undefined) => {
    trail.go(id)
    setDraftId(id)
  }
  useEffect(() => {
    if (draftId === undefined) document.title = t('studio.page-title')
  }, [t, draftId])
  if (draftId === undefined) {
    return <StartView calls={calls} onDraft={({ id }) => go(id)} />
  }
  return (
    <EditorRoom
      key={draftId}
      calls={calls}
      draftId={draftId}
      guard={trail.guard}
      onLeave={() => go(undefined)}
    />
  )
}

type EditorRoomProps = {
  readonly calls: StudioCalls
  readonly draftId: string
  readonly guard: DraftTrail['guard']
  readonly onLeave: () => void
}

function EditorRoom({ calls, draftId, guard, onLeave }: EditorRoomProps) {
  const t = useT()
  const { data, error, refetch } = useQuery({
    queryKey: ['studio-editor', draftId],
    queryFn: () => openEditor(calls, draftId),
    retry: false,
    // an editor is a place of work, not an answer: it is opened anew each time and never in between
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  })
  const name = data?.saver.store.getState().draft.name
  useEffect(() => {
    if (name !== undefined) document.title = t('studio.page-title.draft', { name })
  }, [t, name])
  if (data) {
    return (
      <EditorProvider value={data}>
        <EditorView guard={guard} onLeave={onLeave} />
      </EditorProvider>
    )
  }
  if (!error) return <FullPage title={t('studio.title')} text={t('studio.draft.loading')} />
  const isGone = isApiError(error) && error.status === 404
  return (
    <FullPage
      key="failed"
      title={t(isGone ? 'studio.draft.gone.title' : 'studio.failed.title')}
      text={t(isGone ? 'studio.draft.gone.text' : 'studio.failed.text')}
    >
      {!isGone && (
        <ToolButton label={t('studio.retry')} icon="refresh" tone="line" onPress={() => void refetch()} />
      )}
      <ToolButton label={t('studio.leave')} tone="line" onPress={onLeave} />
    </FullPage>
  )
}
