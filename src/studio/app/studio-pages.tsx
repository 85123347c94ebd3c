import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { studio } from '#messages/studio.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useWindowEvent } from '#ui/primitives/base/use-window-event.ts'
import { EditorProvider } from '../editor/editor-context.tsx'
import { EditorView } from '../editor/editor-view.tsx'
import { leaveBrand, openEditor } from '../editor/open-editor.ts'
import { FullPage } from '../look/full-page.tsx'
import { ToolButton } from '../look/tool-button.tsx'
import type { StudioCalls } from '../server/studio-calls.ts'
import { StartView } from '../start/start-view.tsx'
import { createDraftTrail, searchOf, type DraftTrail, type StudioPlace } from './draft-trail.ts'
import { roomFault } from './room-fault.ts'
import { visitBrand } from './visit-brand.ts'

/** The start page, or the editor of the draft or brand in the address. */
export function StudioPages({ calls }: { readonly calls: StudioCalls }) {
  const t = useT(studio)
  const [trail] = useState(() => createDraftTrail(window))
  const [place, setPlace] = useState(trail.shown)
  useWindowEvent('popstate', () => setPlace(trail.follow()))
  const go = (next: StudioPlace | undefined) => {
    trail.go(next)
    setPlace(next)
  }
  useEffect(() => {
    if (place === undefined) document.title = t('studio.page-title')
  }, [t, place])
  if (place === undefined) return <StartView calls={calls} onOpen={go} />
  return (
    <EditorRoom
      key={searchOf(place)}
      calls={calls}
      place={place}
      trail={trail}
      onLeave={() => go(undefined)}
    />
  )
}

type EditorRoomProps = {
  readonly calls: StudioCalls
  readonly place: StudioPlace
  readonly trail: DraftTrail
  readonly onLeave: () => void
}

function EditorRoom({ calls, place, trail, onLeave }: EditorRoomProps) {
  const t = useT(studio)
  const isBrand = 'brand' in place
  const { data, error, refetch } = useQuery({
    queryKey: ['studio-editor', place],
    queryFn: async ({ signal }) => {
      const editor = await openEditor(calls, place)
      // left before it was opened
      if (signal.aborted && isBrand) leaveBrand(editor)
      return editor
    },
    retry: false,
    // an editor is state, not an answer: it is created for each visit and never refetched
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  })
  useEffect(
    () => (data && isBrand ? visitBrand(data, trail.keep, window) : undefined),
    [data, isBrand, trail],
  )
  const name = data?.saver.store.getState().draft.name
  useEffect(() => {
    if (name !== undefined) document.title = t('studio.page-title.draft', { name })
  }, [t, name])
  if (data) {
    return (
      <EditorProvider value={data}>
        <EditorView guard={trail.guard} onLeave={onLeave} />
      </EditorProvider>
    )
  }
  if (!error)
    return (
      <FullPage
        title={t('studio.title')}
        text={t(isBrand ? 'studio.brand.loading' : 'studio.draft.loading')}
      />
    )
  const fault = roomFault(error, place)
  const isGone = fault === 'brand.gone' || fault === 'draft.gone'
  return (
    <FullPage key="failed" title={t(`studio.${fault}.title`)} text={t(`studio.${fault}.text`)}>
      {!isGone && (
        <ToolButton label={t('studio.retry')} icon="refresh" tone="line" onPress={() => void refetch()} />
      )}
      <ToolButton label={t('studio.leave')} tone="line" onPress={onLeave} />
    </FullPage>
  )
}
