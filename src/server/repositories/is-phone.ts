import { inArray } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { phoneSpellings } from '#domain/phone/message-number.ts'

/** Whether a stored phone is this one, however it was written when it was stored. */
export const isPhone = (column: AnyPgColumn, phone: string) => inArray(column, phoneSpellings(phone))
