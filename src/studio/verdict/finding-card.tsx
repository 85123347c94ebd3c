import styled from 'styled-components'
import { useStore } from 'zustand'

import type { ThemeFinding } from '#domain/color/theme-finding.ts'
import { parseColor } from '#domain/color/parse-color.ts'
import { studio } from '#messages/studio.ts'
import { findingText } from '#messages/theme.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { stack, wrap } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useEditor } from '../editor/editor-context.tsx'
import { focusField } from '../fields/field-id.ts'
import { pathLabel } from '../fields/field-texts.ts'
import { markEdit } from '../frames/repaint-marks.ts'
import { ToolButton } from '../look/tool-button.tsx'
import { pathOf, repairOf } from './repair.ts'

const Root = styled.li`
  ${stack(2)}
  padding: ${space(2.5)} ${space(3)};
  border-radius: ${radius.m};
  border-inline-start: 3px solid ${token.link};
  background: ${token.surfaceRaised};
  font-size: ${text[1]};
  line-height: 1.4;

  &[data-level='error'] {
    border-color: ${token.danger};
  }
  &[data-level='warning'] {
    border-color: ${token.warning};
  }
  > div {
    ${wrap(2)}
    align-items: center;
  }
  > div > span {
    display: inline-flex;
    align-items: center;
    gap: ${space(1.5)};
    font-variant-numeric: tabular-nums;
  }
  i {
    width: 16px;
    height: 16px;
    border: 1px solid ${token.border};
    border-radius: 4px;
  }
  button {
    --tool: 28px;
  }
`

/** A finding in words, with its effect and its repair. */
export function FindingCard({ finding }: { readonly finding: ThemeFinding }) {
  const t = useT(studio)
  const { theme } = useEditor()
  const { change, settle } = useStore(theme)
  const { level, before, after } = finding
  const repair = repairOf(finding)
  const path = pathOf(finding)
  const isColor = (value: string | null): value is string => value !== null && parseColor(value).ok
  const accept = () => {
    if (!repair) return
    markEdit()
    settle()
    change(repair.path, repair.value)
    settle()
    // the card is removed, and the focus with it
    focusField(repair.path)
  }
  return (
    <Root data-level={level}>
      <p>{findingText(finding)}</p>
      {isColor(before) && isColor(after) && (
        <div>
          <Swatch color={before} />
          <span aria-hidden="true">→</span>
          <Swatch color={after} />
        </div>
      )}
      {path && (
        <div>
          {repair && (
            <ToolButton label={t('studio.accept')} tone="line" describes={pathLabel(path)} onPress={accept} />
          )}
          <ToolButton
            label={t(path[0] === 'colorConfig' ? 'studio.choose-other' : 'studio.go-to-field')}
            describes={pathLabel(path)}
            onPress={() => focusField(path)}
          />
        </div>
      )}
    </Root>
  )
}

const Swatch = ({ color }: { readonly color: string }) => (
  <span>
    <i style={{ background: color }} />
    {color.toUpperCase()}
  </span>
)
