import type { ChargeSource, ConsoleRole, LedgerCash, LedgerCharge, LedgerRefund } from '#generated/models.ts'
import type { Translate } from '#messages/index.ts'
import type { ledger } from '#messages/ledger.ts'
import { providerName } from '#messages/provider-name.ts'

/** Who has money in hand. */
const holderName = (
  { source, name, holder }: { source: ChargeSource; name?: string; holder?: string },
  t: Translate<typeof ledger>,
): string => {
  if (source === 'RIDER') return name ?? t('ledger.rider')
  return holder ?? t('ledger.operator')
}

/** How many letters of an id tell apart those of one name. */
const ID_END = 4

/** Whose cash it is. */
export const drawerName = (
  held: LedgerCash,
  all: readonly LedgerCash[],
  t: Translate<typeof ledger>,
): string =>
  nameAmong(
    { name: holderName(held, t), id: held.source === 'RIDER' ? held.holder : held.token },
    all.map((one) => holderName(one, t)),
    t,
  )

/** A name; of several that are called the same the end of the id tells which. */
export const nameAmong = (
  { name, id }: { name: string; id: string | undefined },
  names: readonly string[],
  t: Translate<typeof ledger>,
): string => {
  const isOne = names.filter((other) => other === name).length === 1
  return isOne || id === undefined ? name : t('ledger.drawer', { name, end: id.slice(-ID_END) })
}

/** Who did something with money at a venue, with the role. */
export function actorText(
  { actor, role }: { actor?: string; role?: ConsoleRole },
  t: Translate<typeof ledger>,
): string | undefined {
  if (role === undefined) return actor
  const roleName = t(`ledger.role.${role}`)
  // the operator has no other name
  return actor === undefined || actor === roleName ? roleName : t('ledger.actor', { actor, role: roleName })
}

/** Who took money in: its provider, or a person with the role. */
export function takerText(
  { provider, source, takenBy, role }: Pick<LedgerCharge, 'provider' | 'source' | 'takenBy' | 'role'>,
  t: Translate<typeof ledger>,
): string | undefined {
  if (provider !== undefined) return providerName(provider, t)
  return actorText({ actor: holderName({ source, name: takenBy, holder: takenBy }, t), role }, t)
}

/** How far a refund is. */
export const statusText = (
  { status, byHand }: Pick<LedgerRefund, 'status' | 'byHand'>,
  t: Translate<typeof ledger>,
): string => (status === 'REQUESTED' && byHand ? t('ledger.status.by-hand') : t(`ledger.status.${status}`))

/** '2026-11-21' as it is read: '21/11/2026'. */
export const dayText = (date: string): string => date.split('-').reverse().join('/')

/** One day, or the first and the last. */
export const daysText = (from: string, to: string, t: Translate<typeof ledger>): string =>
  from === to
    ? t('ledger.one-day', { from: dayText(from) })
    : t('ledger.some-days', { from: dayText(from), to: dayText(to) })
