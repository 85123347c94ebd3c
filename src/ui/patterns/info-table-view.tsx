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
  const delay = delayText(table.delay, t)
  if (table.kind === 'pick-up') {
    return (
      <Root>
        <dl aria-label={t('info.name')}>
          <div>
            <dt>{t('info.pick-up-in')}</dt>
            <dd>{delay}</dd>
          </div>
        </dl>
      </Root>
    )
  }
  const { fee, isFrom, minimum, freeFrom, unreachable } = table
  const amount = fee === 0 && !isFrom ? t('info.free') : money(fee ?? 0)
  return (
    <Root>
      <dl aria-label={t('info.name')}>
        <div>
          <dt>{t('info.arrives-in')}</dt>
          <dd>{delay}</dd>
        </div>
        {fee !== undefined && (
          <div>
            <dt>{t('info.delivery')}</dt>
            <dd>{isFrom ? t('common.from-price', { amount }) : amount}</dd>
          </div>
        )}
        {minimum !== undefined && minimum > 0 && (
          <div>
            <dt>{t('info.minimum')}</dt>
            <dd>{money(minimum)}</dd>
          </div>
        )}
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
