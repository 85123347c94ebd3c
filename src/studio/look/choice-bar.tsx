import { useId, type ReactNode } from 'react'
import styled from 'styled-components'

import type { ThemeMode } from '#domain/color/theme-finding.ts'
import { studio } from '#messages/studio.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { colourChange, focusRing, forcedColors, visuallyHidden } from '#ui/primitives/base/look.ts'

const Root = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  padding: 2px;
  border-radius: ${radius.m};
  background: ${token.muted};

  &[data-wide] {
    display: flex;
  }
  &[data-wide] > label {
    flex: 1 1 0;
    min-width: max-content;
  }
  > legend,
  input {
    ${visuallyHidden}
  }
  label {
    display: inline-flex;
    position: relative;
    align-items: center;
    justify-content: center;
    gap: ${space(1)};
    min-width: var(--tool);
    min-height: calc(var(--tool) - 4px);
    padding: 0 ${space(2)};
    border: 1px solid transparent;
    border-radius: ${radius.s};
    color: ${token.onMutedSoft};
    font-size: ${text[1]};
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    cursor: pointer;
    ${colourChange}
  }
  label:has(:checked) {
    border-color: ${token.border};
    background: ${token.surfaceRaised};
    color: ${token.text};
  }
  label:has(:focus-visible) {
    ${focusRing}
    z-index: 1;
  }
  ${forcedColors} {
    label:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`

type Choice<Id extends string> = { readonly id: Id; readonly label: string; readonly drawing?: ReactNode }

type ChoiceBarProps<Id extends string> = {
  readonly label: string
  readonly choices: readonly Choice<Id>[]
  /** undefined: none of them */
  readonly chosen: Id | undefined
  readonly wide?: boolean
  /** id of the element that says why the choice is refused */
  readonly describedBy?: string
  readonly onChoose: (id: Id) => void
}

/** A choice of few options side by side: native radio buttons, so arrow keys change the selection. */
export function ChoiceBar<Id extends string>(props: ChoiceBarProps<Id>) {
  const name = useId()
  const { label, choices, chosen, wide, describedBy, onChoose } = props
  return (
    <Root data-wide={wide ? '' : undefined} aria-describedby={describedBy}>
      <legend>{label}</legend>
      {choices.map(({ id, label: word, drawing }) => (
        <label key={id}>
          <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
          {drawing}
          <span>{word}</span>
        </label>
      ))}
    </Root>
  )
}

/** Light or dark. */
export function ModeBar(props: { readonly chosen: ThemeMode; readonly onChoose: (mode: ThemeMode) => void }) {
  const t = useT(studio)
  const choices = (['light', 'dark'] as const).map((id) => ({ id, label: t(`studio.mode.${id}`) }))
  return <ChoiceBar label={t('studio.stage.mode')} choices={choices} {...props} />
}
