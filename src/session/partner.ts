import type { PartnerUser } from '#api/order-queries.ts'
import { browserSessionStorage, hasTexts } from '#platform/storage.ts'
import { removeParameters } from './left-parameters.ts'
import type { Session } from './session.ts'

export const PARTNER_KEY = 'partner'
const VERSION = 1
const NAMES = { partner: 'partnerName', userId: 'userExternalReference', token: 'partnerToken' } as const

interface Kept extends PartnerUser {
  alias: string
}

const isKept = (value: unknown): value is Kept => hasTexts(value, ['alias', ...Object.keys(NAMES)])

/**
 * The partner's user of this tab: from the parameters of the partner's link, else as stored for this venue. The
 * parameters leave the address at once, so that a copied address or the history gives nobody the benefit.
 * @source diner spec §6 "External loyalty partner user"; the names of the parameters assumed: those of the payload
 */
function partnerOf({ alias, visit }: Session): PartnerUser | undefined {
  const storage = browserSessionStorage()
  const carried = new URLSearchParams(visit.getState().search)
  const [partner, userId, token] = Object.values(NAMES).map((name) => carried.get(name) ?? '')
  if (partner && userId && token) storage.write(PARTNER_KEY, VERSION, { alias, partner, userId, token })
  if (partner || userId || token) removeParameters(visit, Object.values(NAMES))
  const kept = storage.read(PARTNER_KEY, VERSION, isKept)
  return kept?.alias === alias ? { partner: kept.partner, userId: kept.userId, token: kept.token } : undefined
}

/** Sets the partner's user of the visit; undefined until the browser has run this. */
export const recognizePartner = (session: Session): void =>
  session.visit.setState({ partner: partnerOf(session) })
