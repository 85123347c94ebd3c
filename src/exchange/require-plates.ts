import { isRecord } from '#domain/documents/is-record.ts'
import { NO_PLATES } from '#messages/exchange-table.ts'

import type { Imported } from './import-result.ts'
import type { ParsedSource } from './parse-source.ts'
import { SourceInvalid } from './reading/source-invalid.ts'

/** Longest list of what a file holds. */
const MAX_FOUND = 200

/**
 * A menu in which no plate was recognised is not what the operator meant: written, it would leave the shop empty.
 *
 * @errors {@link SourceInvalid} `no-plates`: what was read, what is expected, and the first thing that went wrong
 */
export function requirePlates(source: ParsedSource, { plateCount, notes }: Imported): void {
  if (source.format === 'dtcg' || plateCount !== 0) return
  const fault =
    notes.find(({ severity }) => severity === 'error') ?? notes.find(({ severity }) => severity === 'warning')
  throw new SourceInvalid('no-plates', {
    found: 'table' in source ? NO_PLATES.rows(source.table.rows.length - 1) : keysOf(source.value),
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
