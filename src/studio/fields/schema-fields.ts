import type { ThemeMode } from '#domain/color/theme-finding.ts'
import type { ThemePath } from '../theme/theme-path.ts'

/** Kind of a field's control. */
export type FieldKind = 'color' | 'choice' | 'font' | 'picture' | 'number' | 'switch' | 'text'

/** One value of a file, as its schema describes it. */
export type Field = {
  readonly path: ThemePath
  readonly kind: FieldKind
  /** the allowed values of a choice */
  readonly options: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}

/** A row: one field, or the same setting in light and dark. `key` names its text. */
export type FieldRow = {
  readonly key: string
  readonly fields: Readonly<Partial<Record<ThemeMode | 'both', Field>>>
}

/** Rows under one heading. */
export type FieldGroup = { readonly key: string; readonly rows: readonly FieldRow[] }

/** The parts of JSON Schema that forms need; the last segment of a `$ref` is the name of another schema. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}

/** Heading of fields outside any object. */
const LOOSE = 'shape'
const MODE_WORD = /light|dark/i

/**
 * The fields of a file, in its schema's order: a new schema property becomes a field without further code. An object is
 * a group; two names that differ only in "light" and "dark" share a row.
 * @param name - of the file's schema
 * @param schemas - it and the schemas it refers to, by name
 */
export function fieldsOf(name: string, schemas: Readonly<Record<string, Schema>>): readonly FieldGroup[] {
  const groups = new Map<string, Field[]>()
  const read = (schema: Schema, path: ThemePath, group: string): void => {
    for (const [key, raw] of Object.entries(schema.properties ?? {})) {
      if (key.startsWith('$')) continue
      const property = follow({ schema: raw, name: '' }, schemas)
      const here = [...path, key]
      if (property.schema.properties) read(property.schema, here, path.length === 0 ? key : group)
      else groups.set(group, [...(groups.get(group) ?? []), fieldOf(property, here)])
    }
  }
  read(follow({ schema: { $ref: name }, name: '' }, schemas).schema, [], LOOSE)
  return [...groups].map(([key, fields]) => ({ key, rows: rowsOf(fields) }))
}

/** A part of a schema, and the name of its definition. */
type Located = { readonly schema: Schema; readonly name: string }

function follow(part: Located, schemas: Readonly<Record<string, Schema>>): Located {
  const { $ref } = part.schema
  if ($ref === undefined) return part
  const name = $ref.split('/').at(-1) ?? ''
  const schema = schemas[name]
  if (!schema) throw new Error(`The schema refers to ${$ref}, which is not there`)
  return follow({ schema, name }, schemas)
}

function fieldOf({ schema, name }: Located, path: ThemePath): Field {
  const { minimum, maximum, maxLength } = schema
  const options = (schema.enum ?? []).filter((word) => typeof word === 'string')
  return { path, kind: kindOf(schema, name, path.at(-1) ?? ''), options, minimum, maximum, maxLength }
}

function kindOf(schema: Schema, definition: string, key: string): FieldKind {
  if (definition === 'HexColor') return 'color'
  if (definition === 'AssetName') return 'picture'
  if (schema.enum) return 'choice'
  if (key === 'fontFamily') return 'font'
  if (schema.type === 'boolean') return 'switch'
  return schema.type === 'number' || schema.type === 'integer' ? 'number' : 'text'
}

const keyOf = (field: Field): string => field.path.at(-1) ?? ''
/** The mode in the name of a field. */
export const modeOf = ({ path }: Pick<Field, 'path'>): ThemeMode | undefined => {
  const word = MODE_WORD.exec(path.at(-1) ?? '')?.[0].toLowerCase()
  return word === 'light' || word === 'dark' ? word : undefined
}
/** `lightMainColor` and `darkMainColor` share the name `mainColor`. */
export const sharedName = ({ path }: Pick<Field, 'path'>): string => {
  const rest = path.at(-1)?.replace(MODE_WORD, '') ?? ''
  return rest.slice(0, 1).toLowerCase() + rest.slice(1)
}

function rowsOf(fields: readonly Field[]): FieldRow[] {
  const rows: FieldRow[] = []
  for (const field of fields) {
    const mode = modeOf(field)
    const other = fields.find(
      (one) =>
        mode !== undefined &&
        modeOf(one) !== mode &&
        modeOf(one) !== undefined &&
        sharedName(one) === sharedName(field),
    )
    if (mode === undefined || other === undefined) rows.push({ key: keyOf(field), fields: { both: field } })
    else if (fields.indexOf(other) > fields.indexOf(field))
      rows.push({
        key: sharedName(field),
        fields: mode === 'light' ? { light: field, dark: other } : { light: other, dark: field },
      })
  }
  return rows
}
