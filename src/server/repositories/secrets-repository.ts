import { eq } from 'drizzle-orm'

import type { RandomBytes } from '../clock.ts'
import { serverSecrets } from '../db/schema/studio.ts'
import type { Db } from '../db/store.ts'

const SECRET_BYTES = 32

/** A secret of the server's own by its name: made by the process that asks first, and the same for all from then on. */
export async function secretOf(db: Db, name: string, randomBytes: RandomBytes): Promise<string> {
  const secret = Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url')
  await db.insert(serverSecrets).values({ name, secret }).onConflictDoNothing()
  const rows = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name))
  return rows[0]?.secret ?? secret
}
