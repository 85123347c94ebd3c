import { useId } from 'react'
import styled from 'styled-components'
import { isWithRider } from '#domain/shipments/venue-shipment.ts'
import { shownCode } from '#domain/shipments/access.ts'
import type { ConsoleOrder, VenueAction } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { radius, shadow, space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { tablet } from '#ui/primitives/base/look.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { OrderDetail } from './order-detail.tsx'
import type { DetailProps } from './order-detail.tsx'
import { PromisedTime, RowSummary } from './row-summary.tsx'

const Row = styled.article`
  border-radius: ${radius.m};
  background: ${token.card};
  box-shadow: ${shadow[1]};

  > header {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(2)};
    min-height: 60px;
    padding: ${space(1)} ${space(3)};
  }
  > header > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(0.5)};
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(0.5)} ${space(2)};
  }
  h3 {
    font-size: ${text[3]};
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
    white-space: nowrap;
  }
  h3 > button {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: 24px;
    padding: 0;
    border: 0;
    border-radius: ${radius.s};
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  h3 > button > svg {
    color: ${token.description};
  }
  h3 > button[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  /* All of the head opens it; what else can be pressed lies above. */
  h3 > button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  > header > button {
    position: relative;
  }
  /* Beside a long button a phone has no room for the money that it is about. */
  > header[data-long] {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: ${space(3)};
  }
  > header[data-long] > button {
    justify-self: start;
  }
  ${tablet} {
    > header[data-long] {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-bottom: ${space(1)};
    }
  }
`

export type RowProps = DetailProps & {
  /** code of the order that something is being done with */
  busy?: string
  opened: readonly string[]
  open: (code: string, isOpen: boolean) => void
}

/** Done with one press, and the step that follows. */
const NEXT: readonly VenueAction[] = ['CONFIRM', 'ACCEPT', 'READY', 'DELIVER', 'REFUND']

/** An order in two lines, with its next step; opened it says everything. */
export function OrderRow({ one, busy, opened, open, ...detail }: RowProps & { one: ConsoleOrder }) {
  const t = useT(console)
  const detailId = useId()
  const { order, actions } = one
  const code = shownCode(order.code)
  const isOpen = opened.includes(order.code)
  const next = actions.find(
    (action) => NEXT.includes(action) && !(action === 'DELIVER' && isWithRider(one.shipment)),
  )
  return (
    <Row aria-label={t('console.order', { code })}>
      <header data-long={next === 'REFUND' ? '' : undefined}>
        <div>
          <div className="head">
            <h3>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? detailId : undefined}
                aria-label={t('console.order', { code })}
                onClick={() => open(order.code, !isOpen)}
              >
                {code}
                <Icon name="chevron-down" />
              </button>
            </h3>
            <PromisedTime one={one} now={detail.now} />
          </div>
          <RowSummary one={one} />
        </div>
        {next && (
          <Button
            loading={busy === order.code}
            name={t('console.action.name', { action: t(`console.action.${next}`), code })}
            onPress={() => detail.act(one, next)}
          >
            {t(`console.action.${next}`)}
          </Button>
        )}
      </header>
      {isOpen && (
        <div id={detailId}>
          <OrderDetail one={one} next={next} isBusy={busy === order.code} {...detail} />
        </div>
      )}
    </Row>
  )
}
