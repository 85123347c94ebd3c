import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { isRecord } from '#domain/documents/is-record.ts'
import { placeOfOffset, placesIn, type TextPlace } from '#exchange/reading/json-places.ts'
import { readJson } from '#exchange/reading/read-json.ts'
import { SourceInvalid } from '#exchange/reading/source-invalid.ts'

/** A finding with line and column, if it concerns an existing text file. */
export type Placed<Finding> = Finding & Partial<TextPlace>

/**
 * Adds line numbers to findings in tenants' files.
 * @param tenantsDir - root of the files' paths
 * @returns the same findings, in their order
 */
export async function placeFindings<Finding extends { file: string; path: string }>(
  tenantsDir: string,
  findings: readonly Finding[],
): Promise<Placed<Finding>[]> {
  const names = new Set(findings.map(({ file }) => file).filter((file) => file.endsWith('.json')))
  const places = new Map<string, (path: string) => TextPlace>()
  for (const name of names) {
    const text = await readFile(join(tenantsDir, name), 'utf8').catch(() => undefined)
    if (text !== undefined) places.set(name, findingPlaces(text))
  }
  return findings.map((finding) => ({ ...finding, ...places.get(finding.file)?.(finding.path) }))
}

/** Finds places in one file, which is parsed once; in broken JSON every finding is at the error. */
function findingPlaces(text: string): (path: string) => TextPlace {
  try {
    const value = readJson(text)
    const placeOf = placesIn(text)
    return (path) => {
      const [, alias, inside] = /^([^$:]+): \$(.*)$/.exec(path) ?? []
      const venue = alias === undefined ? undefined : venuePath(value, alias)
      return placeOf(venue === undefined ? path : venue + inside)
    }
  } catch (error) {
    if (!(error instanceof SourceInvalid)) throw error
    const { line, column } = error.params
    const broken =
      typeof line === 'number' && typeof column === 'number' ? { line, column } : placeOfOffset(text, 0)
    return () => broken
  }
}

/** The path of a venue in tenant.json; inherited values are elsewhere. */
function venuePath(tenant: unknown, alias: string): string | undefined {
  const found = listOf(tenant, 'branches').flatMap((branch, b) => [
    { path: `$.branches[${b}]`, venue: branch },
    ...listOf(branch, 'branchContacts').map((venue, c) => ({
      path: `$.branches[${b}].branchContacts[${c}]`,
      venue,
    })),
  ])
  return found.find(({ venue }) => isRecord(venue) && venue['alias'] === alias)?.path
}

function listOf(value: unknown, key: string): readonly unknown[] {
  const list = isRecord(value) ? value[key] : undefined
  return Array.isArray(list) ? list : []
}
