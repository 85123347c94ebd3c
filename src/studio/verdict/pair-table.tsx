import styled from 'styled-components'
import { TEXT_RATIO } from '#domain/color/contrast.ts'
import { studio } from '#messages/studio.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { quiet } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { VisuallyHidden } from '#ui/primitives/base/visually-hidden.tsx'
import type { JudgedPair } from './judge-theme.ts'
import { DEFAULT_LOCALE } from '#domain/locales.ts'
import { tokenLabel } from '../fields/field-texts.ts'

const Table = styled.table`
  font-size: ${text[1]};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${space(1)} ${space(1)};
    font-weight: 400;
    text-align: start;
    vertical-align: middle;
  }
  thead th {
    color: ${token.description};
  }
  tbody tr {
    border-top: 1px solid ${token.divider};
  }
  td:nth-child(n + 3),
  th:nth-child(n + 3) {
    text-align: end;
    white-space: nowrap;
  }
  td > svg {
    display: inline-block;
    width: 15px;
    height: 15px;
    vertical-align: -3px;
    color: ${token.success};
  }
  tr[data-failed] td > svg {
    color: ${token.danger};
  }
  small {
    display: block;
    ${quiet}
  }
  s {
    color: ${token.danger};
  }
`
const Sample = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 28px;
  border: 1px solid ${token.divider};
  border-radius: ${radius.s};
  font-weight: 600;

  /* An edge is no text: it is drawn as one. */
  &[data-edge]::before {
    content: '';
    width: 24px;
    height: 14px;
    border: 2px solid currentcolor;
    border-radius: 4px;
  }
`

/** Every pair of colours used together on a screen, with its contrast and the required one. */
export function PairTable({ pairs }: { readonly pairs: readonly JudgedPair[] }) {
  const t = useT(studio)
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('studio.pairs.sample')}</th>
          <th scope="col">{t('studio.pairs.pair')}</th>
          <th scope="col">{t('studio.pairs.ratio')}</th>
          <th scope="col">{t('studio.pairs.minimum')}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ id, foreground, background, colors, ratio, minimum, passes, declared }) => (
          <tr key={id} data-failed={passes ? undefined : ''}>
            <td>
              <Sample
                aria-hidden="true"
                data-edge={minimum === TEXT_RATIO ? undefined : ''}
                style={{ color: colors.foreground, background: colors.background }}
              >
                {minimum === TEXT_RATIO && 'Aa'}
              </Sample>
            </td>
            <th scope="row">
              {tokenLabel(foreground)}
              <small>{t('studio.pairs.on', { surface: tokenLabel(background) })}</small>
            </th>
            <td>
              {declared !== undefined && declared < minimum && (
                <>
                  <s>{cutRatio(declared)}</s>{' '}
                </>
              )}
              {cutRatio(ratio)}
            </td>
            <td>
              {cutRatio(minimum)} <Icon name={passes ? 'check' : 'close'} />
              <VisuallyHidden>{passes ? t('studio.pairs.passes') : t('studio.pairs.fails')}</VisuallyHidden>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/**
 * A formatted contrast: at most two decimals, truncated and not rounded, so that 4,499 never reads as 4,5.
 * @units x:1
 */
const cutRatio = (ratio: number): string =>
  (Math.floor(ratio * 100) / 100).toLocaleString(DEFAULT_LOCALE, { maximumFractionDigits: 2 })
