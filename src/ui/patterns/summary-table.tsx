import styled from 'styled-components'

import { space, text, token } from '#theme/tokens.ts'
import { stack, wrap } from '#ui/primitives/base/look.ts'

import { PriceBefore } from './price-before.tsx'

const List = styled.dl`
  ${stack(2)}
  font-variant-numeric: tabular-nums;

  > div {
    ${wrap(0, 4)}
    justify-content: end;
  }
  /* A label that has less room than this stands over its amount. */
  dt {
    flex: 1 1 7em;
    min-width: 0;
    color: ${token.description};
    overflow-wrap: anywhere;
  }
  dd {
    ${wrap(0, 2)}
    justify-content: end;
    max-width: 100%;
    white-space: nowrap;
  }
  dd > s {
    color: ${token.description};
  }
  > [data-tone='saving'] > dd {
    color: ${token.success};
    font-weight: 600;
  }
  > [data-tone='total'] {
    margin-top: ${space(1)};
    padding-top: ${space(3)};
    border-top: 1px solid ${token.divider};
    font-size: ${text[3]};
    font-weight: 700;
  }
  > [data-tone='total'] > dt {
    color: inherit;
  }
`

export type SummaryLine = {
  readonly id: string
  readonly label: string
  /** already written as money, with its sign */
  readonly value: string
  /** struck through before the value: the fee that is waived */
  readonly before?: string
  readonly tone?: 'saving' | 'total'
}

/** Lines that add up, the total last and large. */
export function SummaryTable({ lines }: { readonly lines: readonly SummaryLine[] }) {
  return (
    <List>
      {lines.map(({ id, label, value, before, tone }) => (
        <div key={id} data-tone={tone}>
          <dt>{label}</dt>
          <dd>
            {before !== undefined && <PriceBefore amount={before} />}
            {value}
          </dd>
        </div>
      ))}
    </List>
  )
}
