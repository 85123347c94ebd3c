import styled from 'styled-components'
import type { RideView } from '#domain/shipments/ride.ts'
import { isFinished } from '#domain/shipments/transitions.ts'
import { shipments as shipmentsTexts } from '#messages/shipments.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { colourChange } from '#ui/primitives/base/look.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useRider } from '../rider-context.ts'
import { streetOf } from './place.tsx'
import { Card } from './rider-page.tsx'

const Row = styled.button`
  display: grid;
  /* as wide for every code: four characters of the widest letters */
  grid-template-columns: minmax(4.2em, auto) minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: 52px;
  padding: ${space(2)} ${space(3)};
  border: 2px solid transparent;
  border-radius: ${radius.m};
  background: transparent;
  color: ${token.text};
  font-size: ${text[2]};
  text-align: start;
  ${colourChange}

  > strong {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  > span {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    color: ${token.description};
    overflow-wrap: anywhere;
  }
  b {
    color: ${token.text};
  }
  &[aria-current='true'] {
    border-color: ${token.control};
    background: ${token.surfaceRaised};
  }
`

/** The shipments of a stack; pressing one selects it. */
export function StackList({ view: { shipments, selected } }: { view: RideView }) {
  const t = useT(shipmentsTexts)
  const toast = useToast()
  const money = useMoney()
  const { ride } = useRider()
  return (
    <Card aria-label={t('shipments.in-stack')}>
      <h2>{t('shipments.in-stack')}</h2>
      <ol>
        {shipments.map((shipment) => {
          const { id, status, codeToShow: code, address, collect } = shipment
          const isSelected = id === selected.id
          const choose = () => {
            if (isSelected) return
            ride.dispatch({ type: 'selected', id })
            toast(t('shipments.selected', { code }))
          }
          return (
            <li key={id}>
              <Row
                type="button"
                aria-current={isSelected || undefined}
                aria-disabled={isFinished(shipment) || undefined}
                onClick={() => isFinished(shipment) || choose()}
              >
                <strong>{code}</strong>
                <span>
                  {address && <b>{streetOf(address)}</b>}
                  <span>{t(`shipments.status.${status}`)}</span>
                  {collect && <span>{t('shipments.collect', { amount: money(collect.amount) })}</span>}
                </span>
              </Row>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
