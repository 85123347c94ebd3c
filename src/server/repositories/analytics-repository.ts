import { and } from 'drizzle-orm'

import type { ThemeFinding } from '#domain/color/theme-finding.ts'
import type { AnalyticsEvent, ClientError } from '#generated/models.ts'

import type { Db } from '../db/store.ts'
import { addRows, hasRow, matching } from '../db/rows.ts'
import { analyticsEvents, clientLogs, isThemeFinding } from '../db/schema/people.ts'

export const insertAnalyticsEvent = (db: Db, sessionId: string, event: AnalyticsEvent, at: Date) =>
  addRows(db, analyticsEvents, {
    sessionId,
    event: event.event,
    branchContact: event.context.branchContactId ?? event.context.alias ?? null,
    at,
    payload: { context: event.context, impediments: event.impediments },
  })

export const insertClientError = (db: Db, { error, context }: ClientError, at: Date) =>
  addRows(db, clientLogs, { message: error, context: { ...context }, at })

/** What the theme engine says of a brand's colours. */
export type ThemeReport = {
  alias: string
  /** of the findings */
  hash: string
  findings: readonly ThemeFinding[]
}

/** One row for each finding, as events of the brand; none when the same report was written before. */
export async function insertThemeFindings(
  db: Db,
  { alias, hash, findings }: ThemeReport,
  at: Date,
): Promise<void> {
  if (findings.length === 0) return
  const sessionId = `theme ${hash}`
  const isSame = and(isThemeFinding, matching(analyticsEvents, { branchContact: alias, sessionId }))
  if (await hasRow(db, analyticsEvents, isSame)) return
  const row = { sessionId, event: 'THEME_FINDING', branchContact: alias, at }
  const rows = findings.map((finding) => ({ ...row, payload: { context: { alias }, finding } }))
  await addRows(db, analyticsEvents, ...rows)
}
