import { inArray } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { phoneSpellings } from '#domain/phone/message-number.ts'

/** Matches a stored phone in any spelling it may have been stored in. */
export const isPhone = (column: AnyPgColumn, phone: string) => inArray(column, phoneSpellings(phone))
