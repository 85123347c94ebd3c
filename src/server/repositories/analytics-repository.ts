import type { AnalyticsEvent, ClientError } from '#generated/models.ts'

import type { Db } from '../db/store.ts'
import { analyticsEvents, clientLogs } from '../db/schema/people.ts'

export async function insertAnalyticsEvent(
  db: Db,
  sessionId: string,
  event: AnalyticsEvent,
  at: Date,
): Promise<void> {
  await db.insert(analyticsEvents).values({
    sessionId,
    event: event.event,
    branchContact: event.context.branchContactId ?? event.context.alias ?? null,
    at,
    payload: { context: event.context, impediments: event.impediments },
  })
}

export async function insertClientError(db: Db, { error, context }: ClientError, at: Date): Promise<void> {
  await db.insert(clientLogs).values({ message: error, context: { ...context }, at })
}
