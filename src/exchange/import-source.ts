import { importDesignTokens } from './dtcg/import-design-tokens.ts'
import type { ImportContext, Imported } from './import-result.ts'
import type { ParsedSource } from './parse-source.ts'
import { requirePlates } from './require-plates.ts'
import { importSchemaOrg } from './schema-org/import-schema-org.ts'
import { importSquare } from './square/import-square.ts'
import { importTable } from './table/import-table.ts'
import { importUberEats } from './uber-eats/import-uber-eats.ts'

/**
 * What a file makes of a tenant: whole files of its folder, the pictures they lack, and notes on everything else.
 *
 * @param source - from `parseSource`
 * @errors SourceInvalid for a table without headings, and for a menu without a plate: it would empty the tenant's
 */
export function importSource(source: ParsedSource, context: ImportContext): Imported {
  const imported = importFormat(source, context)
  requirePlates(source, imported)
  return imported
}

function importFormat(source: ParsedSource, context: ImportContext): Imported {
  switch (source.format) {
    case 'csv':
    case 'xlsx':
      return importTable(source.table, context)
    case 'schema-org':
      return importSchemaOrg(source.value, context, source.broken)
    case 'square':
      return importSquare(source.value, context)
    case 'uber-eats':
      return importUberEats(source.value, context)
    case 'dtcg':
      return importDesignTokens(source.value, context)
  }
}
