import styled from 'styled-components'
import { useStore } from 'zustand'

import { studio } from '#messages/studio.ts'
import { space, text, token } from '#theme/tokens.ts'
import { quiet, stack } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useEditor } from '../editor/editor-context.tsx'
import { groupLabel } from './field-texts.ts'
import { FieldRowView } from './field-row.tsx'
import { THEME_FIELDS } from './theme-fields.ts'

const Group = styled.section`
  padding: ${space(3)} ${space(4)} ${space(4)};
  border-bottom: 1px solid ${token.divider};

  > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 ${space(2)};
    align-items: baseline;
    padding-bottom: ${space(2)};
  }
  > header > h2 {
    font-size: ${text[2]};
    font-weight: 650;
  }
  > header > p {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space(2)};
    padding-top: ${space(2)};
    ${quiet}
  }
  > div {
    ${stack(3)}
  }
`

const Unreadable = styled.div`
  ${stack(3)}
  padding: ${space(4)};
`

/** All fields of the theme by group, as listed in its schema; for an unreadable theme, a way to start anew. */
export function FieldPanel() {
  const t = useT(studio)
  const { theme } = useEditor()
  const { isLocked, startAnew } = useStore(theme)
  if (isLocked) {
    return (
      <Unreadable>
        <Notice tone="danger">{t('studio.unreadable')}</Notice>
        <Button onPress={startAnew}>{t('studio.unreadable.anew')}</Button>
      </Unreadable>
    )
  }
  return (
    <>
      {THEME_FIELDS.map(({ key, rows }) => (
        <Group key={key} aria-labelledby={`group-${key}`}>
          <header>
            <h2 id={`group-${key}`}>{groupLabel(key)}</h2>
            {rows.some(({ fields }) => fields.light) && (
              <p aria-hidden="true">
                <span>{t('studio.mode.light')}</span>
                <span>{t('studio.mode.dark')}</span>
              </p>
            )}
          </header>
          <div>
            {rows.map((row) => (
              <FieldRowView key={row.key} row={row} />
            ))}
          </div>
        </Group>
      ))}
    </>
  )
}
