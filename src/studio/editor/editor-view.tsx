import { useEffect, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { useStore } from 'zustand'
import { studio } from '#messages/studio.ts'
import { space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useWindowEvent } from '#ui/primitives/base/use-window-event.ts'
import { FieldPanel } from '../fields/field-panel.tsx'
import { Stage } from '../frames/stage.tsx'
import { StageBar, useStageChoice } from '../frames/stage-bar.tsx'
import { ChoiceBar } from '../look/choice-bar.tsx'
import { VerdictPanel } from '../verdict/verdict-panel.tsx'
import { VerdictNews } from '../verdict/verdict-news.tsx'
import { DraftFaults } from './draft-faults.tsx'
import { useEditor } from './editor-context.tsx'
import { HeaderBar, type LeaveProps } from './header-bar.tsx'

const WIDE = '@media (min-width: 1180px)'
const MEDIUM = '@media (min-width: 760px)'

const Root = styled.main`
  display: grid;
  grid-template:
    'head' auto
    'tabs' auto
    'main' minmax(0, 1fr) / minmax(0, 1fr);
  height: calc(100dvh - var(--over-studio, 0px));

  > header {
    grid-area: head;
  }
  > nav {
    grid-area: tabs;
    padding: ${space(2)} ${space(4)};
    border-bottom: 1px solid ${token.divider};
  }
  > [data-panel] {
    display: none;
    /* what is read but not seen scrolls with its panel, and does not lengthen the page */
    position: relative;
    grid-area: main;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
  }
  > [data-panel][data-shown] {
    display: flex;
  }
  > [data-panel='fields'],
  > [data-panel='verdict'] {
    overflow-y: auto;
    background: ${token.page};
  }
  h1,
  h2 {
    font-size: ${text[2]};
  }

  /* Fields or verdict at the left, the frames always in sight. */
  ${MEDIUM} {
    grid-template:
      'head head' auto
      'tabs stage' auto
      'side stage' minmax(0, 1fr) / 320px minmax(0, 1fr);

    > [data-panel='stage'] {
      display: flex;
      grid-area: stage;
      border-inline-start: 1px solid ${token.divider};
    }
    > [data-panel='fields'],
    > [data-panel='verdict'] {
      grid-area: side;
    }
    > nav label:nth-of-type(2) {
      display: none;
    }
  }
  ${WIDE} {
    grid-template:
      'head head head' auto
      'fields stage verdict' minmax(0, 1fr) / 304px minmax(0, 1fr) 324px;

    > nav {
      display: none;
    }
    > [data-panel] {
      display: flex;
    }
    > [data-panel='fields'] {
      grid-area: fields;
    }
    > [data-panel='verdict'] {
      grid-area: verdict;
      border-inline-start: 1px solid ${token.divider};
    }
  }
`

type Panel = 'fields' | 'stage' | 'verdict'
const PANELS: readonly Panel[] = ['fields', 'stage', 'verdict']

/** The editor of a draft: its fields, its screens and its verdict. */
export function EditorView({ guard, onLeave }: LeaveProps) {
  const t = useT(studio)
  const { content, saver } = useEditor()
  const [panel, setPanel] = useState<Panel>('fields')
  const { states } = useStore(content)
  const { choice, choose } = useStageChoice(states)
  useEditorKeys()
  useLeaveGuard()
  useEffect(() => () => saver.stop(), [saver])
  const section = (id: Panel, content: ReactNode) => (
    <section
      data-panel={id}
      data-shown={id === panel ? '' : undefined}
      aria-label={t(`studio.panel.${id}`)}
      tabIndex={-1}
    >
      {content}
    </section>
  )
  return (
    <Root>
      <HeaderBar guard={guard} onLeave={onLeave} />
      <nav aria-label={t('studio.panels')}>
        <ChoiceBar
          label={t('studio.panels')}
          wide
          choices={PANELS.map((id) => ({ id, label: t(`studio.panel.${id}`) }))}
          chosen={panel}
          onChoose={setPanel}
        />
      </nav>
      {section('fields', <FieldPanel />)}
      {section(
        'stage',
        <>
          <DraftFaults />
          {choice && (
            <>
              <StageBar choice={choice} onChoose={choose} />
              <Stage choice={choice} onOpen={(next) => choose({ state: next, arrangement: 'one' })} />
            </>
          )}
        </>,
      )}
      {section('verdict', <VerdictPanel />)}
      <VerdictNews />
    </Root>
  )
}

/** Keyboard shortcuts for undo and redo; they replace a text field's own undo, which covers only one field. */
function useEditorKeys(): void {
  const { theme } = useEditor()
  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    if (document.querySelector('dialog[open]')) return
    const key = event.key.toLowerCase()
    const isRedo = (key === 'z' && event.shiftKey) || key === 'y'
    if (!isRedo && key !== 'z') return
    event.preventDefault()
    if (isRedo) theme.getState().redo()
    else theme.getState().undo()
  })
}

/** Warns before a page with an unsaved draft is left, and starts a last save. */
function useLeaveGuard(): void {
  const { saver } = useEditor()
  useWindowEvent('beforeunload', (event) => {
    if (saver.store.getState().state === 'saved') return
    void saver.flush()
    event.preventDefault()
  })
}
