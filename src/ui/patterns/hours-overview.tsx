import styled from 'styled-components'

import type { HoursTable } from '#domain/hours/hours-table.ts'
import { hoursTable } from '#messages/hours-table.ts'
import { token } from '#theme/tokens.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'

import { HoursRows } from './hours-rows.tsx'
import { useT } from './messages-context.tsx'
import { openStateText } from './open-state-text.ts'

const Parts = styled.div`
  ${stack(5)}

  section {
    ${stack(2)}
  }
  section > p {
    color: ${token.description};
  }
`

/** Content of the hours modal: the venue's week, then what each order mode adds to it. */
export function HoursOverview({ table }: { readonly table: HoursTable }) {
  const t = useT(hoursTable)
  const closed = table.state.kind === 'temporarily-closed'
  const { state, next } = openStateText(table.state, t)
  return (
    <Parts>
      {closed && (
        <Notice tone="warning" icon="clock">
          {[state, next].filter(Boolean).join('. ')}
        </Notice>
      )}
      {table.alwaysOpen ? (
        <p>{t('hours.always-open')}</p>
      ) : (
        <HoursRows caption={t('hours.title')} rows={table.rows} />
      )}
      {table.modes.map(({ modeId, showName, heading, rows }) => (
        <section key={modeId}>
          <h3>{showName}</h3>
          <p>{t(`hours.orders.${heading}`)}</p>
          {rows.length > 0 && <HoursRows caption={showName} rows={rows} />}
        </section>
      ))}
    </Parts>
  )
}
