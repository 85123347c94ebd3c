import { isRecord } from '#domain/documents/is-record.ts'
import { NO_PLATES } from '#messages/exchange-table.ts'
import { importDesignTokens } from './dtcg/import-design-tokens.ts'
import type { ImportContext, Imported } from './import-result.ts'
import type { ParsedSource } from './parse-source.ts'
import { SourceInvalid } from './reading/source-invalid.ts'
import { importSchemaOrg } from './schema-org/import-schema-org.ts'
import { importSquare } from './square/import-square.ts'
import { importTable } from './table/import-table.ts'
import { headingRow } from './table/table.ts'
import { importUberEats } from './uber-eats/import-uber-eats.ts'

/**
 * What a file makes of a tenant: whole files of its folder, the pictures they lack, and notes on everything else.
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

/** Longest list of what a file holds. */
const MAX_FOUND = 200

/**
 * A menu in which no plate was recognised is not what the operator meant: written, it would leave the shop empty.
 * @errors {@link SourceInvalid} `no-plates`: what was read, what is expected, and the first thing that went wrong
 */
function requirePlates(source: ParsedSource, { plateCount, notes }: Imported): void {
  if (source.format === 'dtcg' || plateCount !== 0) return
  const fault =
    notes.find(({ severity }) => severity === 'error') ?? notes.find(({ severity }) => severity === 'warning')
  throw new SourceInvalid('no-plates', {
    found:
      'table' in source
        ? NO_PLATES.rows(source.table.rows.length - 1 - headingRow(source.table))
        : keysOf(source.value),
    expected: NO_PLATES.expected[source.format],
    fault: fault === undefined ? '' : NO_PLATES.fault(fault.path, fault.why),
  })
}

/** The outermost keys of a source, and what it says it is. */
function keysOf(value: unknown): string {
  const keys = [value]
    .flat()
    .filter(isRecord)
    .flatMap((one) =>
      Object.entries(one).map(([key, inner]) =>
        key === '@type' && typeof inner === 'string' ? `${key} ${inner}` : key,
      ),
    )
  return [...new Set(keys)].join(', ').slice(0, MAX_FOUND) || '—'
}
