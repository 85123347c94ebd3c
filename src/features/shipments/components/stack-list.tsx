import styled from 'styled-components'
import { isFinished } from '#domain/shipments/transitions.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { colourChange, forcedColors } from '#ui/primitives/base/look.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import type { Selection } from '../use-selection.ts'
import { Card } from './rider-page.tsx'

const Row = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
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
    color: ${token.description};
  }
  &[aria-current='true'] {
    border-color: ${token.control};
    background: ${token.surfaceRaised};
  }
  ${forcedColors} {
    &[aria-current='true'] {
      border-color: Highlight;
    }
  }
`

/** The shipments of a stack; pressing another one brings it to the place of the one at hand. */
export function StackList({ selection }: { selection: Selection }) {
  const t = useT()
  const toast = useToast()
  const { shipments, selected, select } = selection
  return (
    <Card aria-label={t('shipments.in-stack')}>
      <h2>{t('shipments.in-stack')}</h2>
      <ol>
        {shipments.map((shipment) => {
          const { id, status, codeToShow: code } = shipment
          const isSelected = id === selected?.id
          const choose = () => {
            if (isSelected) return
            select(id)
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
                <span>{t(`shipments.status.${status}`)}</span>
              </Row>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
