import type { PartnerUser } from '#api/order-queries.ts'
import { browserSessionStorage, type Storage } from '#platform/storage.ts'
import type { Session } from './session.ts'

export const PARTNER_KEY = 'partner'
const VERSION = 1
const NAMES = { partner: 'partnerName', userId: 'userExternalReference', token: 'partnerToken' } as const

interface Kept extends PartnerUser {
  alias: string
}

const isKept = (value: unknown): value is Kept => {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return ['alias', 'partner', 'userId', 'token'].every((name) => typeof fields.get(name) === 'string')
}

/** Where the address stands, and how it is put right. */
export interface AddressBar {
  search: () => string
  replace: (search: string) => void
}

const browserBar: AddressBar = {
  search: () => window.location.search,
  replace: (search) =>
    window.history.replaceState(
      window.history.state,
      '',
      window.location.pathname + search + window.location.hash,
    ),
}

/**
 * The partner's user of this tab: from the parameters the partner's link brought, else as kept for this venue. The
 * parameters leave the address at once, so that a copied address or the history opens nobody's benefit.
 * @source diner spec §6 "External loyalty partner user"; the names of the parameters assumed: those of the payload
 */
export function partnerOf(
  { alias, visit }: Pick<Session, 'alias' | 'visit'>,
  { storage = browserSessionStorage(), bar = browserBar }: { storage?: Storage; bar?: AddressBar } = {},
): PartnerUser | undefined {
  const carried = new URLSearchParams(visit.getState().search)
  const [partner, userId, token] = Object.values(NAMES).map((name) => carried.get(name) ?? '')
  if (partner && userId && token) storage.write(PARTNER_KEY, VERSION, { alias, partner, userId, token })
  if (partner || userId || token) leaveOut(visit, Object.values(NAMES), bar)
  const kept = storage.read(PARTNER_KEY, VERSION, isKept)
  return kept?.alias === alias ? { partner: kept.partner, userId: kept.userId, token: kept.token } : undefined
}

/** Takes parameters out of what the visit carries along, and out of the address. */
export function leaveOut(visit: Session['visit'], names: readonly string[], bar = browserBar): void {
  const without = (search: string): string => {
    const query = new URLSearchParams(search)
    for (const name of names) query.delete(name)
    return query.size === 0 ? '' : `?${query.toString()}`
  }
  visit.setState({ search: without(visit.getState().search) })
  bar.replace(without(bar.search()))
}

/** Who came from a partner is known from now on; nobody is one until a browser lets them arrive. */
export const letPartnerArrive = (session: Session): void =>
  session.visit.setState({ partner: partnerOf(session) })
