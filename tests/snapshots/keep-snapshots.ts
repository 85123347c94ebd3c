import { join } from 'node:path'

import { expect } from 'vitest'

import { projectRoot } from '#server/project-root.ts'

export const FOLDER = join(projectRoot(), 'tests/snapshots')

/** A snapshot that differs: its tenant, and what of it. */
export type Changed = { alias: string; what: string }

/** Which tenants a change touches, by what changed: one line each. */
export function touchedLines(changed: readonly Changed[]): string[] {
  const aliases = new Map<string, string[]>()
  for (const { alias, what } of changed) aliases.set(what, [...(aliases.get(what) ?? []), alias])
  return [...aliases].map(
    ([what, touched]) => `snapshot changed: ${what} of ${touched.length} tenants: ${touched.join(', ')}`,
  )
}

/** Compares what a file of tests finds with what is kept, and tells at its end what changed. */
export function keepSnapshots() {
  const changed: Changed[] = []
  return {
    async matches(alias: string, what: string, text: string): Promise<void> {
      try {
        await expect(text).toMatchFileSnapshot(join(FOLDER, alias, what))
      } catch (error) {
        changed.push({ alias, what })
        throw error
      }
    },
    tell(): void {
      for (const line of touchedLines(changed)) process.stdout.write(`${line}\n`)
    },
  }
}
