import type { BlockRegistry } from './define-block.ts'
import { REGIONS, type ResolvedLayout } from './layout-file.ts'
import { checkSettings, listed, type SettingFinding } from './settings-schema.ts'

/** Reason for refusing a layout. */
export type LayoutCode =
  | 'unknown-block'
  | 'missing-block'
  | 'duplicate-block'
  | 'invalid-setting'
  | 'empty-layout'

/** One fault of a layout: stable code, JSON path, what was found and what was expected. */
export type LayoutFinding = SettingFinding & { readonly code: LayoutCode }

/**
 * Validates a resolved layout against the known blocks. A faulty layout is refused before it is served; at runtime the
 * screen shows a notice for a faulty block.
 * @returns empty when the layout can be served
 */
export function checkLayout(layout: ResolvedLayout, registry: BlockRegistry): LayoutFinding[] {
  const findings: LayoutFinding[] = []
  const seen = new Set<string>()
  const known = Object.keys(registry)
  for (const region of REGIONS) {
    for (const [index, placed] of layout[region].entries()) {
      const path = `$.${region}[${index}]`
      if (seen.has(placed.id)) {
        findings.push({
          code: 'duplicate-block',
          path,
          found: `'${placed.id}' again`,
          expected: 'each block once',
        })
        continue
      }
      seen.add(placed.id)
      if (placed.type === '') {
        findings.push({
          code: 'missing-block',
          path,
          found: `'${placed.id}'`,
          expected: 'a block described in $.blocks',
        })
        continue
      }
      const block = Object.hasOwn(registry, placed.type) ? registry[placed.type] : undefined
      if (block === undefined) {
        const at = `$.blocks.${placed.id}.type`
        findings.push({
          code: 'unknown-block',
          path: at,
          found: `'${placed.type}'`,
          expected: `one of ${listed(known)}`,
          choice: { written: placed.type, known },
        })
        continue
      }
      for (const finding of checkSettings(
        block.settings,
        placed.settings,
        `$.blocks.${placed.id}.settings`,
      )) {
        findings.push({ code: 'invalid-setting', ...finding })
      }
    }
  }
  if (seen.size === 0) {
    findings.push({
      code: 'empty-layout',
      path: '$.order',
      found: 'no block',
      expected: 'at least one block',
    })
  }
  return findings
}
