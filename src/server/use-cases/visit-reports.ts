import type { AnalyticsEvent, ClientError } from '#generated/models.ts'

import { insertAnalyticsEvent, insertClientError } from '../repositories/analytics-repository.ts'
import type { Services } from '../services.ts'

/** Keeps what a diner did, in the venue's own table. */
export const recordEvent = ({ store, clock }: Services, sessionId: string, event: AnalyticsEvent) =>
  insertAnalyticsEvent(store.db, sessionId, event, clock())

/** Keeps what went wrong in a browser, for the operator. */
export const reportError = ({ store, clock }: Services, error: ClientError) =>
  insertClientError(store.db, error, clock())
