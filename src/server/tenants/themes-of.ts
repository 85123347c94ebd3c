import type { ResolvedTenant } from './resolved.ts'

/** Configured colours and the alias they belong to. */
export type ConfiguredTheme = { alias: string; colorConfig: unknown }

/** The colours of a brand, and those of branches that have their own. */
export function themesOf({ alias, presentation, entities }: ResolvedTenant): {
  own: ConfiguredTheme
  branches: ConfiguredTheme[]
} {
  const own: ConfiguredTheme = { alias, colorConfig: presentation.theme.colorConfig }
  const text = JSON.stringify(own.colorConfig)
  const branches = entities.flatMap((entity) => {
    if (entity.kind !== 'branch') return []
    const { colorConfig } = entity.document.generalConfig
    return JSON.stringify(colorConfig) === text ? [] : [{ alias: entity.alias, colorConfig }]
  })
  return { own, branches }
}
