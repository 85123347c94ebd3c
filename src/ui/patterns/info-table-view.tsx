import styled from 'styled-components'

import type { Delay, InfoTable } from '#domain/delivery/info-table.ts'
import type { Translate } from '#messages/index.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { muted, row } from '#ui/primitives/base/look.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'

import { useT } from './messages-context.tsx'
import { useMoney } from './money-context.tsx'

const Root = styled.div`
  > dl {
    display: flex;
    flex-wrap: wrap;
    border-radius: ${radius.m};
    ${muted}
  }
  > dl > div {
    flex: auto;
    overflow-wrap: break-word;
    padding: ${space(2.5)} ${space(2)};
    text-align: center;
  }
  > dl > div + div {
    border-inline-start: 1px solid ${token.divider};
  }
  dt {
    color: ${token.onMutedSoft};
    font-size: ${text[1]};
  }
  dd {
    font-weight: 700;
  }
  > p {
    ${row(2)}
    margin-top: ${space(2)};
    color: ${token.success};
    font-size: ${text[1]};
    font-weight: 600;
  }
  > [data-unreachable] {
    color: ${token.danger};
  }
`

/** Delay in words: the venue's own, or a range of minutes. */
export function delayText(delay: Delay, t: Translate): string {
  return delay.kind === 'text' ? delay.text : t('info.delay', { min: delay.min, max: delay.max })
}

/** How long, how much, how little: 'Llega en', 'Envío', 'Mínimo', or 'Retirar en'. */
export function InfoTableView({ table }: { readonly table: InfoTable }) {
  const t = useT()
  const money = useMoney()
  const { fee, isFrom = false, minimum = 0, freeFrom, unreachable } = table.kind === 'delivery' ? table : {}
  const amount = fee === 0 && !isFrom ? t('info.free') : money(fee ?? 0)
  const facts = [
    [t(table.kind === 'delivery' ? 'info.arrives-in' : 'info.pick-up-in'), delayText(table.delay, t)],
    fee !== undefined && [t('info.delivery'), isFrom ? t('common.from-price', { amount }) : amount],
    minimum > 0 && [t('info.minimum'), money(minimum)],
  ].filter((fact) => fact !== false)
  return (
    <Root>
      <dl aria-label={t('info.name')}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {(unreachable || freeFrom !== undefined) && (
        <p data-unreachable={unreachable}>
          <Icon name={unreachable ? 'warning' : 'bike'} />
          {unreachable ? t('info.unreachable') : t('info.free-from', { amount: money(freeFrom ?? 0) })}
        </p>
      )}
    </Root>
  )
}
