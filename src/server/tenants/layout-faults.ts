import { deepMerge } from '#domain/documents/deep-merge.ts'
import { nearName } from '#domain/documents/near-name.ts'
import type { ResolvedLayout } from '#generated/models.ts'
import type { LayoutFile } from '#generated/tenant.ts'

import type { TenantFiles } from './read-folder.ts'
import { resolveLayouts } from './resolve-layouts.ts'
import type { TenantFault } from './tenant-fault.ts'

/** Checks arrangements by screen; only the interface knows which blocks exist. */
export type JudgeLayouts = (
  layouts: Readonly<Record<string, ResolvedLayout>>,
) => Promise<readonly (Omit<TenantFault, 'file'> & { screen: string })[]>

/**
 * Faults in the arrangements that a folder changes: unknown blocks and screens, invalid settings. Inherited
 * arrangements are checked with the base.
 * @param judge - nothing is judged without it: a server that draws no pages
 */
export async function layoutFaults(
  files: TenantFiles,
  base: TenantFiles,
  judge: JudgeLayouts | undefined,
): Promise<TenantFault[]> {
  const own = Object.keys(files.layouts)
  if (!judge || own.length === 0) return []
  const resolved = resolveLayouts(base.layouts, files.layouts)
  const changed = Object.fromEntries(Object.entries(resolved).filter(([screen]) => own.includes(screen)))
  const findings = await judge(changed)
  return findings.map(({ screen, ...finding }) => ({
    file: `${files.alias}/layout/${screen}.json`,
    ...finding,
    near: finding.near ?? nearPlace(finding.path, files.layouts[screen], base.layouts[screen]),
  }))
}

/** The block that a name in an order probably means, including blocks left out of the order. */
function nearPlace(path: string, own: unknown, base: unknown): string | undefined {
  const [, region, index] = /^\$\.(order|aside)\[(\d+)\]$/.exec(path) ?? []
  const { blocks, ...places } = deepMerge<LayoutFile>(base, own)
  if (region !== 'order' && region !== 'aside') return undefined
  const name = places[region]?.[Number(index)] ?? ''
  const known = Object.keys(blocks ?? {})
  return known.includes(name) ? undefined : nearName(name, known)
}
