import { useId, type MouseEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import { shownCode } from '#domain/shipments/access.ts'
import type { ConsoleOrder, VenueAction } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { dropSecondPress } from '#platform/second-press.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { raised, stack, tablet, wrap } from '#ui/primitives/base/look.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { ActionButton } from './action-button.tsx'
import type { MoneyAct } from './order-refund.tsx'

const Row = styled.article`
  ${raised('m')}

  > header {
    position: relative;
    ${wrap(2)}
    align-items: center;
    min-height: 60px;
    padding: ${space(1)} ${space(3)};
  }
  > header > div:first-child {
    ${stack(0.5)}
    flex: 1 1 7em;
  }
  .head {
    ${wrap(0.5, 2)}
    align-items: center;
  }
  h3 {
    font-size: ${text[3]};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  h3 > button {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-height: 24px;
    border-radius: ${radius.s};
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
  .steps {
    position: relative;
    ${wrap(2)}
  }
  /* Beside a long button a phone has no room for the money that it is about; beside two of them nothing has. */
  > header[data-long] {
    padding-bottom: ${space(3)};
  }
  > header[data-long] > div:first-child {
    flex-basis: 100%;
  }
  ${tablet} {
    > header[data-long='one'] {
      padding-bottom: ${space(1)};
    }
    > header[data-long='one'] > div:first-child {
      flex-basis: 7em;
    }
  }
`

type FrameProps = {
  one: ConsoleOrder
  /** accessible name of the row and of the button that opens it */
  name: string
  /** content beside the code */
  head?: ReactNode
  summary: ReactNode
  next: VenueAction | undefined
  /** the alternative to the next step, where the venue has to decide */
  second?: { action: VenueAction; label: string }
  isBusy: boolean
  act: MoneyAct
  isOpen: boolean
  open: (isOpen: boolean) => void
  /** content shown when expanded */
  children: ReactNode
}

/** An order in two lines with its next step; expanded, it shows more. */
export function RowFrame(props: FrameProps) {
  const { one, name, head, summary, next, second, isBusy, act, isOpen, open, children } = props
  const t = useT(console)
  const detailId = useId()
  const { code } = one.order
  const long = next === 'REFUND' ? 'one' : undefined
  const press = (action: VenueAction) => (event: MouseEvent) => {
    // another order may have moved under the finger
    dropSecondPress(event)
    act(one, action)
  }
  return (
    <Row aria-label={name}>
      <header data-long={second ? 'two' : long}>
        <div>
          <div className="head">
            <h3>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? detailId : undefined}
                aria-label={name}
                onClick={() => open(!isOpen)}
              >
                {shownCode(code)}
                <Icon name="chevron-down" />
              </button>
            </h3>
            {head}
          </div>
          {summary}
        </div>
        {(next ?? second) && (
          <div className="steps">
            {next && (
              <ActionButton
                code={code}
                label={t(`console.action.${next}`)}
                loading={isBusy}
                onPress={press(next)}
              />
            )}
            {second && (
              <ActionButton
                code={code}
                tone="secondary"
                label={second.label}
                loading={isBusy}
                onPress={press(second.action)}
              />
            )}
          </div>
        )}
      </header>
      {isOpen && <div id={detailId}>{children}</div>}
    </Row>
  )
}
