import styled from 'styled-components'

import type { SoldOutLine } from '#domain/cart/sold-out-lines.ts'
import { soldOut } from '#messages/sold-out.ts'
import { space } from '#theme/tokens.ts'
import { quiet, wrap } from '#ui/primitives/base/look.ts'
import { Tag } from '#ui/primitives/feedback/tag.tsx'

import { useT } from './messages-context.tsx'

const Root = styled.div`
  ${wrap(1, 2)}
  align-items: center;
  padding-block: ${space(0.5)};
  ${quiet}
`

/** 'Agotado', and what of the line it is about. */
export function SoldOutMark({ line: { garnishes } }: { line: SoldOutLine }) {
  const t = useT(soldOut)
  return (
    <Root>
      <Tag tone="warning">{t('sold-out.mark')}</Tag>
      {garnishes.length > 0 && <span>{garnishes.join(', ')}</span>}
    </Root>
  )
}
