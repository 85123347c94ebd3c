import { formatMoney } from '#domain/money/money.ts'
import type { ChargeSource, ConsoleRole, LedgerCash, LedgerRefund, MinorUnits } from '#generated/models.ts'
import type { Translate } from '#messages/index.ts'
import type { ledger } from '#messages/ledger.ts'
import { useVenue } from '#session/page-context.ts'
import { useMoney } from '#ui/patterns/money-context.tsx'

type Counted = { currency: string; decimals: number }

/** Writes an amount of any currency: that of the venue with its sign, others with their code. */
export function useBookMoney(): (amount: MinorUnits, counted: Counted) => string {
  const money = useMoney()
  const { currencyCode, mantissaLength } = useVenue().storefront.country
  return (amount, { currency, decimals }) =>
    currency === currencyCode && decimals === mantissaLength
      ? money(amount)
      : formatMoney(amount, { currencySymbol: currency, mantissaLength: decimals })
}

/** An id of a folder or of a network of cards as a name: 'mercado-pago' is 'Mercado Pago'. */
export const nameOfId = (id: string): string =>
  id.replaceAll(/(^|[-_])([a-z])/g, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase())

/** The name of a provider, made of that of its folder. */
export const providerName = (provider: string, t: Translate<typeof ledger>): string =>
  provider === 'embedded' ? t('ledger.provider.embedded') : nameOfId(provider)

/** Who has money in hand. */
export const holderName = (
  { source, name, holder }: { source: ChargeSource; name?: string; holder?: string },
  t: Translate<typeof ledger>,
): string => {
  if (source === 'RIDER') return name ?? t('ledger.rider')
  return holder ?? t('ledger.operator')
}

/** How many letters of a token's id tell apart drawers of one name. */
const ID_END = 4

/** Whose cash it is; of drawers of one name the end of the token's id tells which. */
export function drawerName(
  held: LedgerCash,
  all: readonly LedgerCash[],
  t: Translate<typeof ledger>,
): string {
  const name = holderName(held, t)
  const { source, holder, token } = held
  const isOne = all.filter((one) => one.source === source && one.holder === holder).length === 1
  return isOne || token === undefined ? name : t('ledger.drawer', { name, end: token.slice(-ID_END) })
}

/** Who did something with money at a venue, with the role. */
export function actorText(
  { actor, role }: { actor?: string; role?: ConsoleRole },
  t: Translate<typeof ledger>,
): string | undefined {
  if (role === undefined) return actor
  const roleName = t(`ledger.role.${role}`)
  return actor === undefined ? roleName : t('ledger.actor', { actor, role: roleName })
}

/** How far a refund is. */
export const statusText = (
  { status, byHand }: Pick<LedgerRefund, 'status' | 'byHand'>,
  t: Translate<typeof ledger>,
): string => (status === 'REQUESTED' && byHand ? t('ledger.status.by-hand') : t(`ledger.status.${status}`))

/** '2026-11-21' as it is read: '21/11/2026'. */
export const dayText = (date: string): string => date.split('-').toReversed().join('/')

/** One day, or the first and the last. */
export const daysText = (from: string, to: string, t: Translate<typeof ledger>): string =>
  from === to
    ? t('ledger.one-day', { from: dayText(from) })
    : t('ledger.some-days', { from: dayText(from), to: dayText(to) })
