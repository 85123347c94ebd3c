import type { RiderIdentity } from '../../contract/identity.ts'
import { findShift } from '../../repositories/riders-repository.ts'
import type { Services } from '../../services.ts'
import { tokenHash } from '../../secret-token.ts'

/** The rider of a token whose shift is on, at a store that still delivers with riders of its own. */
export async function riderOfToken(
  { store, catalog }: Pick<Services, 'store' | 'catalog'>,
  token: string,
  now: Date,
): Promise<RiderIdentity | undefined> {
  const shift = await findShift(store.db, tokenHash(token), now)
  const contact = shift && (await catalog.findContact(shift.branchContact))
  return contact?.settings.riders === undefined || contact.tenant !== shift?.tenant ? undefined : shift
}
