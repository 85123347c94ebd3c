import schemas from '#generated/theme-schema.json'
import { fieldsOf, type Field } from './schema-fields.ts'

/** All properties of theme.json, derived from its schema. */
export const THEME_FIELDS = fieldsOf('ThemeFile', schemas)

/** The same as a flat list. */
export const ALL_THEME_FIELDS: readonly Field[] = THEME_FIELDS.flatMap(({ rows }) =>
  rows.flatMap(({ fields }) => Object.values(fields)),
)
