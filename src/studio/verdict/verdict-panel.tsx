import { useState } from 'react'
import styled from 'styled-components'
import { useStore } from 'zustand'

import type { FindingLevel, ThemeFinding, ThemeMode } from '#domain/color/theme-finding.ts'
import { studio } from '#messages/studio.ts'
import { space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { focusRing, quiet, row, stack } from '#ui/primitives/base/look.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import type { IconName } from '#ui/primitives/icon/icon-paths.ts'
import { useEditor } from '../editor/editor-context.tsx'
import { ModeBar } from '../look/choice-bar.tsx'
import { ToolButton } from '../look/tool-button.tsx'
import { FindingCard } from './finding-card.tsx'
import { PairTable } from './pair-table.tsx'
import { RemarkList } from './remark-list.tsx'
import { repairOf } from './repair.ts'
import { useVerdictCounts } from './use-verdict-counts.ts'

const Head = styled.header`
  ${stack(2)}
  padding: ${space(3)} ${space(4)};
  border-bottom: 1px solid ${token.divider};

  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  h2 {
    font-size: ${text[2]};
    font-weight: 650;
  }
  ul {
    display: flex;
    gap: ${space(4)};
    font-size: ${text[1]};
    font-variant-numeric: tabular-nums;
  }
  li {
    ${row(1.5)}
    color: ${token.description};
  }
  li[data-any] {
    color: ${token.text};
    font-weight: 600;
  }
  svg {
    width: 16px;
    height: 16px;
  }
  li[data-level='error'][data-any] > svg {
    color: ${token.danger};
  }
  li[data-level='warning'][data-any] > svg {
    color: ${token.warning};
  }
  li[data-level='info'][data-any] > svg {
    color: ${token.link};
  }
`
/** Scrolls separately: however long it is, the pairs below stay visible. */
const Urgent = styled.section`
  flex: none;
  max-height: 38dvh;
  overflow-y: auto;

  &:empty {
    display: none;
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -3px;
  }
`
const List = styled.ul`
  ${stack(2)}
  padding: ${space(3)} ${space(4)};
`
const Quiet = styled.p`
  ${row(2)}
  padding: ${space(3)} ${space(4)};
  ${quiet}

  > svg {
    width: 18px;
    height: 18px;
    color: ${token.success};
  }
`
const Pairs = styled.section`
  padding: ${space(2)} ${space(4)} ${space(6)};
  border-top: 1px solid ${token.divider};

  > header {
    ${row(2)}
    justify-content: space-between;
    padding: ${space(1)} 0 ${space(2)};
  }
  h3 {
    font-size: ${text[2]};
    font-weight: 650;
  }
`

const ICONS: Readonly<Record<FindingLevel, IconName>> = { error: 'error', warning: 'warning', info: 'info' }
const LEVELS: readonly FindingLevel[] = ['error', 'warning', 'info']

/** The theme engine's verdict: what to repair, all pairs of colours, and what it repairs itself. */
export function VerdictPanel() {
  const t = useT(studio)
  const { theme } = useEditor()
  const { verdict, strays, repairAll } = useStore(theme)
  const counts = useVerdictCounts()
  const [mode, setMode] = useState<ThemeMode>('light')
  const { findings, pairs } = verdict
  const urgent = findings.filter(({ level }) => level !== 'info')
  const notes = findings.filter(({ level }) => level === 'info')
  const canRepair = strays.length > 0 || findings.some((finding) => repairOf(finding) !== undefined)
  return (
    <>
      <Head>
        <div>
          <h2>{t('studio.verdict')}</h2>
          <ToolButton
            label={t('studio.repair-all')}
            icon="check"
            tone="line"
            disabled={!canRepair}
            onPress={repairAll}
          />
        </div>
        <ul role="list">
          {LEVELS.map((level) => (
            <li key={level} data-level={level} data-any={counts[level] > 0 ? '' : undefined}>
              <Icon name={ICONS[level]} />
              {t(`studio.count.${level}`, { count: counts[level] })}
            </li>
          ))}
        </ul>
      </Head>
      {findings.length === 0 && counts.error === 0 && (
        <Quiet>
          <Icon name="success" />
          {t('studio.verdict.nothing')}
        </Quiet>
      )}
      <Urgent aria-label={t('studio.verdict.urgent')} tabIndex={0}>
        <Findings findings={urgent} />
        <RemarkList />
      </Urgent>
      <Pairs aria-labelledby="pairs-title">
        <header>
          <h3 id="pairs-title">{t('studio.pairs')}</h3>
          <ModeBar chosen={mode} onChoose={setMode} />
        </header>
        <PairTable pairs={pairs.filter((pair) => pair.mode === mode)} />
      </Pairs>
      <Findings findings={notes} />
    </>
  )
}

function Findings({ findings }: { readonly findings: readonly ThemeFinding[] }) {
  if (findings.length === 0) return null
  return (
    <List role="list">
      {findings.map((finding) => (
        <FindingCard key={`${finding.code} ${finding.field} ${finding.mode}`} finding={finding} />
      ))}
    </List>
  )
}
