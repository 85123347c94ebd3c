import { MINUTE_MS } from '#domain/time/lengths.ts'
import type { ConsoleToken, ConsoleTokenCreate, ConsoleTokens } from '#generated/models.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import { newId, isUuid } from '../../db/new-id.ts'
import { pickForApi } from '../../db/rows.ts'
import {
  deleteChannel,
  findToken,
  insertToken,
  listTokens,
  revokeToken,
  touchToken,
  type ConsoleTokenRow,
} from '../../repositories/console-repository.ts'
import { notifyVenue } from '../../repositories/live-repository.ts'
import { isVenueToken, newVenueToken, tokenHash } from '../../secret-token.ts'
import type { Services } from '../../services.ts'

const SHOWN = 100
/** The last use is recorded to the minute: a console polls all the time. */
const USE_MS = MINUTE_MS

/** Creates a token for a venue. Its text appears only in this answer. */
export async function createToken(
  { store, clock, randomBytes }: Services,
  { alias, tenant }: ContactEntry,
  { label, role = 'MANAGER' }: ConsoleTokenCreate,
): Promise<ConsoleToken> {
  const now = clock()
  const token = newVenueToken(randomBytes)
  const id = newId(randomBytes, now)
  await insertToken(store.db, {
    id,
    tenant,
    branchContact: alias,
    label,
    role,
    tokenHash: tokenHash(token),
    createdAt: now,
  })
  return { id, label, role, createdAt: now.toISOString(), token }
}

export async function tokensOf({ store }: Services, { alias }: ContactEntry): Promise<ConsoleTokens> {
  return { tokens: (await listTokens(store.db, alias, SHOWN)).map(asAnswer) }
}

/** Revokes a token and replaces the live channel it knew. @returns whether the venue had the token */
export async function takeTokenBack(
  { store, clock }: Services,
  { alias }: ContactEntry,
  id: string,
): Promise<boolean> {
  if (!isUuid(id)) return false
  return store.db.transaction(async (tx) => {
    if (!(await revokeToken(tx, alias, id, clock()))) return false
    // the other consoles reload and learn the new channel
    await notifyVenue(tx, alias)
    await deleteChannel(tx, alias)
    return true
  })
}

/** The token of a request, unless it was revoked or its venue now belongs to another tenant. */
export async function tokenOf(
  { store, catalog, clock }: Services,
  bearer: string,
): Promise<ConsoleTokenRow | undefined> {
  if (!isVenueToken(bearer)) return undefined
  const row = await findToken(store.db, tokenHash(bearer))
  const venue = row && (await catalog.findAny(row.branchContact))
  if (row?.tenant !== venue?.tenant) return undefined
  const now = clock()
  const since = new Date(now.getTime() - USE_MS)
  if (row && (row.lastUsedAt === null || row.lastUsedAt < since))
    await touchToken(store.db, row.id, now, since)
  return row
}

const asAnswer = (row: ConsoleTokenRow): ConsoleToken =>
  pickForApi(row, 'id', 'label', 'role', 'createdAt', 'lastUsedAt', 'revokedAt')
