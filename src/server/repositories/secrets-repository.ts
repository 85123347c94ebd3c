import type { RandomBytes } from '../clock.ts'
import { addMissing, findRow } from '../db/rows.ts'
import { serverSecrets } from '../db/schema/studio.ts'
import type { Db } from '../db/store.ts'
import { newToken } from '../secret-token.ts'

/** A secret of the server's own by its name: made by the process that asks first, and the same for all from then on. */
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
