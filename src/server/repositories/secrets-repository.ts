import type { RandomBytes } from '../clock.ts'
import { addMissing, findRow } from '../db/rows.ts'
import { serverSecrets } from '../db/schema/studio.ts'
import type { Db } from '../db/store.ts'
import { newToken } from '../secret-token.ts'

/** A named secret of the server: created by the first process that asks, then shared by all. */
export async function secretOf(db: Db, name: string, randomBytes: RandomBytes): Promise<string> {
  const known = await findSecret(db, name)
  if (known !== undefined) return known
  const secret = newToken(randomBytes)
  await addMissing(db, serverSecrets, { name, secret })
  return (await findSecret(db, name)) ?? secret
}

async function findSecret(db: Db, name: string): Promise<string | undefined> {
  const row = await findRow(db, serverSecrets, { name })
  return row?.secret
}
