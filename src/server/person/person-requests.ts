import { desc, eq } from 'drizzle-orm'

import type { PersonRequests } from '#generated/models.ts'
import type { Page } from '../contract/page.ts'
import { addRows, findPage, pickForApi } from '../db/rows.ts'
import { personRequests } from '../db/schema/people.ts'
import type { Db } from '../db/store.ts'

export type NewRequest = typeof personRequests.$inferInsert

export const insertRequest = (db: Db, request: NewRequest) => addRows(db, personRequests, request)

/** Requests for personal data at a tenant, newest first. */
export async function listRequests(db: Db, tenant: string, page: Page): Promise<PersonRequests> {
  const here = eq(personRequests.tenant, tenant)
  const { at, id } = personRequests
  const rows = await findPage(db, personRequests, here, page, desc(at), desc(id))
  return {
    requests: rows.map((row) => pickForApi(row, 'id', 'phoneHash', 'action', 'outcome', 'by', 'at', 'rows')),
    total: await db.$count(personRequests, here),
  }
}
