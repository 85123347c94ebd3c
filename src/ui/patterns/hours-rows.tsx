import styled from 'styled-components'

import type { HoursRow } from '#domain/hours/hours-table.ts'
import { hoursTable } from '#messages/hours-table.ts'
import { radius, space, token } from '#theme/tokens.ts'
import { muted, visuallyHidden } from '#ui/primitives/base/look.ts'

import { useT } from './messages-context.tsx'

const Table = styled.table`
  font-variant-numeric: tabular-nums;

  > caption,
  > thead {
    ${visuallyHidden}
  }
  th,
  td {
    padding: ${space(2.5)} ${space(3)};
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  td {
    text-align: end;
  }
  td > span {
    display: block;
  }
  tr[data-today] > * {
    ${muted}
    font-weight: 700;
  }
  tr[data-today] > th {
    border-radius: ${radius.s} 0 0 ${radius.s};
  }
  tr[data-today] > td {
    border-radius: 0 ${radius.s} ${radius.s} 0;
  }
  tr[data-closed] > td {
    color: ${token.description};
  }
  tr[data-today][data-closed] > td {
    color: ${token.onMuted};
  }
`

type Props = {
  /** name of the table, read but not shown: the heading above usually says it */
  readonly caption: string
  readonly rows: readonly HoursRow[]
}

/** A week of opening hours, today marked. */
export function HoursRows({ caption, rows }: Props) {
  const t = useT(hoursTable)
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('hours.day')}</th>
          <th scope="col">{t('hours.times')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ weekday, today, ranges }) => (
          <tr
            key={weekday}
            data-today={today ? '' : undefined}
            data-closed={ranges.length === 0 ? '' : undefined}
            aria-current={today ? 'date' : undefined}
          >
            <th scope="row">{t(`common.weekday.${weekday}`)}</th>
            <td>
              {ranges.length === 0
                ? t('hours.closed')
                : ranges.map(({ startAt, endAt }) => (
                    <span key={startAt}>{t('hours.range', { start: startAt, end: endAt })}</span>
                  ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
