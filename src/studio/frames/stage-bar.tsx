import { useState } from 'react'
import styled from 'styled-components'
import { useStore } from 'zustand'

import { studioScreens } from '#messages/studio-screens.ts'
import { studio } from '#messages/studio.ts'
import { SCREENS, type State } from '#scenarios/state.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { wrap } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useEditor } from '../editor/editor-context.tsx'
import { ChoiceBar, ModeBar } from '../look/choice-bar.tsx'
import { ToolButton } from '../look/tool-button.tsx'
import { FRAME_WIDTHS, type FrameArrangement, type FrameWidth } from './frame-layout.ts'
import { HoldToCompare } from './hold-to-compare.tsx'
import type { StageChoice } from './stage.tsx'
import { stateTitle } from './state-title.ts'

const Root = styled.div`
  ${wrap(2, 3)}
  align-items: center;
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${token.divider};
  background: ${token.page};

  > span {
    display: flex;
    align-items: center;
    gap: 2px;
    min-width: 0;
  }
  select {
    min-width: 0;
    width: 220px;
    min-height: var(--tool);
    padding: 0 ${space(2)};
    border: 1px solid ${token.fieldBorder};
    border-radius: ${radius.s};
    background: ${token.surfaceRaised};
    font-size: ${text[1]};
    font-weight: 550;
  }
`

type StageBarProps = {
  readonly choice: StageChoice
  readonly onChoose: (change: Partial<StageChoice>) => void
}

/** Settings of the stage: state, width, light or dark, single or several frames. */
export function StageBar({ choice, onChoose }: StageBarProps) {
  const t = useT(studio)
  const name = useT(studioScreens)
  const { content } = useEditor()
  const { states } = useStore(content)
  const { state, arrangement, width, mode, peek } = choice
  const at = states.findIndex(({ id }) => id === state.id)
  const step = (by: number) => {
    const next = states[(at + by + states.length) % states.length]
    if (next) onChoose({ state: next })
  }
  const screens = SCREENS.flatMap((screen) => {
    const own = states.filter((one) => one.screen === screen)
    return own.length > 0 ? [{ screen, own }] : []
  })
  return (
    <Root role="group" aria-label={t('studio.stage.bar')}>
      {arrangement !== 'wall' && (
        <span>
          <ToolButton
            label={t('studio.stage.previous')}
            icon="chevron-left"
            iconOnly
            onPress={() => step(-1)}
          />
          <select
            aria-label={t('studio.stage.state')}
            value={state.id}
            onChange={(event) => {
              const next = states.find(({ id }) => id === event.target.value)
              if (next) onChoose({ state: next })
            }}
          >
            {screens.map(({ screen, own }) => (
              <optgroup key={screen} label={name(`studio.screen.${screen}`)}>
                {own.map((one) => (
                  <option key={one.id} value={one.id}>
                    {stateTitle(one)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <ToolButton label={t('studio.stage.next')} icon="chevron-right" iconOnly onPress={() => step(1)} />
        </span>
      )}
      <ChoiceBar<FrameArrangement>
        label={t('studio.stage.arrangement')}
        choices={(['one', 'modes', 'widths', 'wall'] as const).map((id) => ({
          id,
          label: t(`studio.stage.arrangement.${id}`),
        }))}
        chosen={arrangement}
        onChoose={(id) => onChoose({ arrangement: id })}
      />
      {arrangement !== 'widths' && (
        <ChoiceBar
          label={t('studio.stage.width')}
          choices={FRAME_WIDTHS.map((px) => ({ id: String(px), label: String(px) }))}
          chosen={String(width)}
          onChoose={(id) => onChoose({ width: Number(id) as FrameWidth })}
        />
      )}
      {arrangement !== 'modes' && <ModeBar chosen={mode} onChoose={(id) => onChoose({ mode: id })} />}
      <span>
        {arrangement !== 'wall' && arrangement !== 'divider' && (
          <HoldToCompare peek={peek} onPeek={(next) => onChoose({ peek: next })} />
        )}
        <ToolButton
          label={t('studio.compare.divide')}
          pressed={arrangement === 'divider'}
          onPress={() => onChoose({ arrangement: arrangement === 'divider' ? 'one' : 'divider' })}
        />
      </span>
    </Root>
  )
}

/** The stage's initial settings, and their setter. */
export function useStageChoice(states: readonly State[]) {
  const [choice, setChoice] = useState<Omit<StageChoice, 'state'> & { readonly state?: State }>({
    arrangement: 'one',
    width: 360,
    mode: 'light',
  })
  const state =
    states.find(({ id }) => id === choice.state?.id) ??
    states.find(({ screen }) => screen === 'menu') ??
    states[0]
  return {
    choice: state && { ...choice, state },
    choose: (change: Partial<StageChoice>) => setChoice((before) => ({ ...before, ...change })),
  }
}
