import { bigint, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'

/** An amount in minor units; JavaScript numbers hold them exactly up to 90 million million. */
export const money = (name: string) => bigint(name, { mode: 'number' })

/** A timestamp with the millisecond precision of JavaScript, so that both databases return exactly what was written. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** A foreign key: the referenced row cannot be deleted before this one. */
export const needs = (name: string, id: () => AnyPgColumn) => uuid(name).notNull().references(id)

/** A foreign key: deleting the referenced row deletes this one. */
export const partOf = (name: string, id: () => AnyPgColumn) =>
  uuid(name).notNull().references(id, { onDelete: 'cascade' })
