import styled from 'styled-components'

import type { Indicator } from '#generated/models.ts'
import { radius, space, text } from '#theme/tokens.ts'
import { wrap } from '#ui/primitives/base/look.ts'

import { indicatorClass } from './indicator-class.ts'

/** Look of one indicator apart from its colours, for lists that style their cells themselves. */
export const indicatorLook = `
  padding: 1px ${space(2)};
  border: 1px solid transparent;
  border-radius: ${radius.s};
  font-size: ${text[1]};
  font-weight: 600;
  line-height: 1.4;
`

const List = styled.ul`
  ${wrap(1)}

  > li {
    ${indicatorLook}
  }
`

/** Indicators of a plate or category: 'Vegano', 'Picante', each in its own colours. */
export function IndicatorTags({ indicators }: { readonly indicators: readonly Indicator[] }) {
  if (indicators.length === 0) return null
  return (
    <List role="list">
      {indicators.map(({ id, showName }) => (
        <li key={id} className={indicatorClass(id)}>
          {showName}
        </li>
      ))}
    </List>
  )
}
