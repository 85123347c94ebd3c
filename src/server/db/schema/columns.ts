import { bigint, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'

/** An amount in minor units; JavaScript numbers hold them exactly up to 90 million million. */
export const money = (name: string) => bigint(name, { mode: 'number' })

/** A moment, in the milliseconds JavaScript has: both databases then give back what was written. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** The id of a row that cannot go before this one. */
export const needs = (name: string, id: () => AnyPgColumn) => uuid(name).notNull().references(id)

/** The id of a row that takes this one with it. */
export const partOf = (name: string, id: () => AnyPgColumn) =>
  uuid(name).notNull().references(id, { onDelete: 'cascade' })
