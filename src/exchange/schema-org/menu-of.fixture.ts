import { COUNTRIES } from '#domain/money/countries.ts'
import { isMenuFile } from '#generated/validators/menu-file.js'
import { importSchemaOrg } from './import-schema-org.ts'

export const ecuador = { money: COUNTRIES.EC }

/** What becomes of a document; a menu that its own schema refuses is no answer. */
export function menuOf(value: unknown, context: Parameters<typeof importSchemaOrg>[1] = ecuador) {
  const imported = importSchemaOrg(value, context)
  if (!isMenuFile(imported.files.menu)) throw new Error(JSON.stringify(isMenuFile.errors))
  const codes = (code: string) => imported.notes.filter((note) => note.code === code)
  return { ...imported, menu: imported.files.menu, codes }
}

export const item = (more: object) => ({ '@type': 'MenuItem', name: 'Sopa', ...more })
