import styled from 'styled-components'
import { hoursTable } from '#domain/hours/hours-table.ts'
import type { HoursRow } from '#domain/hours/hours-table.ts'
import type { Modal as ModalView } from '#layout/define-feature.ts'
import { useSessionValue } from '#session/session-context.tsx'
import { useBranchContact, useVenue } from '#session/venue-context.tsx'
import { space, text, token } from '#theme/tokens.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Modal, useCloseModal } from '#ui/primitives/modal/modal.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

const Table = styled.table`
  width: 100%;

  th,
  td {
    padding: ${space(2.5)} 0;
    border-bottom: 1px solid ${token.divider};
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }

  td {
    color: ${token.description};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  td > span {
    display: block;
  }

  tr[data-today='true'] > * {
    color: ${token.text};
    font-weight: 700;
  }
`

const State = styled.p`
  padding-bottom: ${space(3)};
  font-size: ${text[3]};
  font-weight: 700;
`

const Orders = styled.section`
  padding-top: ${space(6)};

  h3 {
    font-size: ${text[2]};
  }

  p {
    padding: ${space(1)} 0;
    color: ${token.description};
  }
`

/** 'Horarios del Local': the week of the venue, then what each order mode says about orders. @source diner spec §2.14 */
export const HoursModal: ModalView = ({ onClosed }) => {
  const t = useT()
  const venue = useBranchContact()
  const { modes } = useVenue()
  const now = useSessionValue('clock', (clock) => clock.now)
  const { state, alwaysOpen, rows, modes: modeHours } = hoursTable(venue, modes, now)
  const never = rows.every(({ ranges }) => ranges.length === 0)
  return (
    <Modal title={t('hours.title')} closeLabel={t('common.close')} onClose={onClosed} footer={<Accept />}>
      {state.kind === 'temporarily-closed' && <State>{t('hours.temporarily-closed')}</State>}
      {alwaysOpen && <State>{t('hours.always-open')}</State>}
      {never && <State>{t('hours.closed')}</State>}
      {!alwaysOpen && !never && <Week rows={rows} />}
      {modeHours.map(({ modeId, showName, heading, rows: own }) => (
        <Orders key={modeId}>
          <h3>{showName}</h3>
          <p>{t(`hours.orders.${heading}`)}</p>
          {own.length > 0 && <Week rows={own} />}
        </Orders>
      ))}
    </Modal>
  )
}

function Accept() {
  const t = useT()
  const close = useCloseModal()
  return (
    <Button wide onPress={() => close()}>
      {t('hours.accept')}
    </Button>
  )
}

function Week({ rows }: { rows: readonly HoursRow[] }) {
  const t = useT()
  return (
    <Table>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('hours.day')}</th>
          <th scope="col">{t('hours.times')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ weekday, ranges, today }) => (
          <tr key={weekday} data-today={today}>
            <th scope="row">
              {t(`common.weekday.${weekday}`)}
              {today && ` · ${t('hours.today')}`}
            </th>
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
