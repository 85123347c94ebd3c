import { shortText } from '#domain/documents/cut-text.ts'
import { isRecord } from '#domain/documents/is-record.ts'

/** Settings of one block from a layout file, validated by the block's schema. */
export type Settings = { readonly [key: string]: unknown }

/**
 * One field of a block's settings: the closed part of JSON Schema 2020-12 that blocks may use.
 * Closed, so that it can be judged in the browser without a schema compiler, and drawn as a form without surprises.
 */
export type SettingSchema =
  | {
      readonly type: 'string'
      readonly enum?: readonly string[]
      readonly maxLength?: number
    }
  | { readonly type: 'integer'; readonly minimum?: number; readonly maximum?: number }
  | { readonly type: 'boolean' }

/** The settings schema of a block: lists all settings, and allows no others. */
export type SettingsSchema<S extends object = Settings> = { readonly [K in keyof S]-?: SettingSchema }

/** An invalid setting: its place, what was found, what was expected. */
export type SettingFinding = {
  readonly path: string
  readonly found: string
  readonly expected: string
  /** an unknown name, and the names it may stand for */
  readonly choice?: { readonly written: string; readonly known: readonly string[] }
}

/**
 * Validates settings against a block's schema.
 * @param known - the schema
 * @param path - JSON path of the settings object, used as prefix of every finding
 * @returns one finding per invalid setting; absent settings are valid, since the block has defaults
 */
export function checkSettings(known: SettingsSchema, settings: unknown, path: string): SettingFinding[] {
  if (!isRecord(settings)) return [{ path, found: describe(settings), expected: 'an object' }]
  return Object.entries(settings).flatMap(([name, value]) => {
    const field = Object.hasOwn(known, name) ? known[name] : undefined
    const at = `${path}.${name}`
    if (field === undefined) {
      const choice = { written: name, known: Object.keys(known) }
      return [{ path: at, found: 'an unknown setting', expected: `one of ${listed(choice.known)}`, choice }]
    }
    return checkField(field, value, at)
  })
}

function checkField(field: SettingSchema, value: unknown, path: string): SettingFinding[] {
  const misfit = (expected: string): SettingFinding[] => [{ path, found: describe(value), expected }]
  switch (field.type) {
    case 'boolean':
      return typeof value === 'boolean' ? [] : misfit('true or false')
    case 'string':
      if (typeof value !== 'string') return misfit('a text')
      if (field.enum && !field.enum.includes(value)) return misfit(`one of ${listed(field.enum)}`)
      if (value.length > (field.maxLength ?? Infinity))
        return misfit(`at most ${String(field.maxLength)} characters`)
      return []
    case 'integer':
      if (typeof value !== 'number' || !Number.isInteger(value)) return misfit('a whole number')
      if (value < (field.minimum ?? -Infinity)) return misfit(`at least ${String(field.minimum)}`)
      if (value > (field.maximum ?? Infinity)) return misfit(`at most ${String(field.maximum)}`)
      return []
  }
}

/** Short text of a value for a finding. */
export function describe(value: unknown): string {
  return shortText(JSON.stringify(value) ?? 'nothing', MAX_SHOWN)
}

/** Quoted names for a finding. */
export function listed(names: readonly string[]): string {
  return names.length === 0 ? '(none)' : names.map((name) => JSON.stringify(name)).join(', ')
}

const MAX_SHOWN = 60
