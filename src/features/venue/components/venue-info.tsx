import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { useApi } from '#api/api-context.tsx'
import { infoTable } from '#domain/delivery/info-table.ts'
import type { Delay, InfoTable } from '#domain/delivery/info-table.ts'
import { isInformative } from '#domain/hours/mode-hours.ts'
import type { UserLocation } from '#generated/models.ts'
import { useMoney } from '#session/money.ts'
import { useSessionValue } from '#session/session-context.tsx'
import { useBranchContact, useVenue } from '#session/venue-context.tsx'
import { radius, space, text, token } from '#theme/tokens.ts'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

const Table = styled.table`
  width: 100%;
  border-radius: ${radius.m};
  background: ${token.card};
  font-variant-numeric: tabular-nums;
  text-align: center;

  th {
    padding: ${space(3)} ${space(2)} 0;
    color: ${token.description};
    font-size: ${text[1]};
    font-weight: 400;
    text-align: center;
  }

  td {
    padding: 0 ${space(2)} ${space(3)};
    font-weight: 600;
  }
`

const FreeFrom = styled.p`
  color: ${token.description};
  font-size: ${text[1]};
  text-align: center;
`

const NOWHERE: UserLocation = {
  street: '', number: '', city: '', locality: '', country: '', postalCode: '', fullAddress: '', lat: 0, lng: 0,
  betweenStreets: '', details: '', geocoded: false, fromLocalStorage: false,
}

/** Delay, fee and minimum of the chosen mode; for the diner's address once it is known. @source diner spec §2.9 */
export function VenueInfo() {
  const t = useT()
  const { mode } = useVenue()
  const { id, ordersEnabled, deliverySummary } = useBranchContact()
  const { queries } = useApi()
  const location = useSessionValue('location', (state) => state.location)
  const isDelivery = mode?.type === 'DELIVERY'
  const { data: info } = useQuery({
    ...queries.deliveryInfo(id, location ?? NOWHERE),
    enabled: isDelivery && location !== undefined,
  })
  if (!mode) return null
  if (isInformative({ ordersEnabled }, mode)) return <Notice>{t('mode.disabled')}</Notice>
  const table = infoTable(mode, { info, summary: deliverySummary })
  return table ? <InfoTableView table={table} /> : null
}

function InfoTableView({ table }: { table: InfoTable }) {
  const t = useT()
  const money = useMoney()
  const delay = useDelay(table.delay)
  if (table.kind === 'pick-up') {
    return (
      <Table aria-label={t('info.name')}>
        <thead>
          <tr>
            <th scope="col">{t('info.pick-up-in')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{delay}</td>
          </tr>
        </tbody>
      </Table>
    )
  }
  const columns = [
    { name: t('info.arrives-in'), value: delay },
    { name: t('info.delivery'), value: table.fee === undefined ? undefined : table.fee === 0 ? t('info.free') : money(table.fee) },
    { name: t('info.minimum'), value: table.minimum === undefined ? undefined : money(table.minimum) },
  ].filter(({ value }) => value !== undefined)
  return (
    <>
      <Table aria-label={t('info.name')}>
        <thead>
          <tr>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {columns.map(({ name, value }) => (
              <td key={name}>{value}</td>
            ))}
          </tr>
        </tbody>
      </Table>
      {table.freeFrom !== undefined && <FreeFrom>{t('info.free-from', { amount: money(table.freeFrom) })}</FreeFrom>}
    </>
  )
}

function useDelay(delay: Delay): string {
  const t = useT()
  return delay.kind === 'text' ? delay.text : t('info.delay', { min: delay.min, max: delay.max })
}
