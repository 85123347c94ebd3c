import type { ChargeSource, ConsoleRole, LedgerCash, LedgerCharge, LedgerRefund } from '#generated/models.ts'
import type { Translate } from '#messages/index.ts'
import type { ledger } from '#messages/ledger.ts'
import { providerName } from '#messages/provider-name.ts'

/** The name of a cash holder. */
const holderName = (
  { source, name, holder }: { source: ChargeSource; name?: string; holder?: string },
  t: Translate<typeof ledger>,
): string => {
  if (source === 'RIDER') return name ?? t('ledger.rider')
  return holder ?? t('ledger.operator')
}

/** Number of id characters that distinguish people with the same name. */
const ID_END = 4

/** Name of a cash drawer. */
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

/** A name; if several have the same one, with the end of the id. */
export const nameAmong = (
  { name, id }: { name: string; id: string | undefined },
  names: readonly string[],
  t: Translate<typeof ledger>,
): string => {
  const isOne = names.filter((other) => other === name).length === 1
  return isOne || id === undefined ? name : t('ledger.drawer', { name, end: id.slice(-ID_END) })
}

/** Who moved money at a venue, with the role. */
export function actorText(
  { actor, role }: { actor?: string; role?: ConsoleRole },
  t: Translate<typeof ledger>,
): string | undefined {
  if (role === undefined) return actor
  const roleName = t(`ledger.role.${role}`)
  // the operator has no name besides the role
  return actor === undefined || actor === roleName ? roleName : t('ledger.actor', { actor, role: roleName })
}

/** Who took the payment: its provider, or a person with the role. */
export function takerText(
  { provider, source, takenBy, role }: Pick<LedgerCharge, 'provider' | 'source' | 'takenBy' | 'role'>,
  t: Translate<typeof ledger>,
): string | undefined {
  if (provider !== undefined) return providerName(provider, t)
  return actorText({ actor: holderName({ source, name: takenBy, holder: takenBy }, t), role }, t)
}

/** Status of a refund. */
export const statusText = (
  { status, byHand }: Pick<LedgerRefund, 'status' | 'byHand'>,
  t: Translate<typeof ledger>,
): string => (status === 'REQUESTED' && byHand ? t('ledger.status.by-hand') : t(`ledger.status.${status}`))

/** Formats '2026-11-21' as '21/11/2026'. */
export const dayText = (date: string): string => date.split('-').reverse().join('/')

/** One day, or the first and the last day. */
export const daysText = (from: string, to: string, t: Translate<typeof ledger>): string =>
  from === to
    ? t('ledger.one-day', { from: dayText(from) })
    : t('ledger.some-days', { from: dayText(from), to: dayText(to) })
