import type { Block, BlockRegistry } from '#layout/define-block.ts'
import type { Feature, FeatureModule, Modal } from '#layout/define-feature.ts'
import type { ScreenDefinition } from '#layout/define-screen.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { features } from './features.ts'

/** Who offers what, from the names in the features' front doors. */
const owners = {
  screens: byName(features, (feature) => feature.screens),
  blocks: byName(features, (feature) => feature.blocks),
  modals: byName(features, (feature) => feature.modals),
}

const loaded = new Map<string, FeatureModule<PageDeps>>()
const screens: Record<string, ScreenDefinition<PageDeps>> = Object.create(null)
const blocks: Record<string, Block> = Object.create(null)
const modals: Record<string, Modal> = Object.create(null)

function byName(list: readonly Feature<PageDeps>[], names: (feature: Feature<PageDeps>) => readonly string[]) {
  const owner = new Map<string, Feature<PageDeps>>()
  for (const feature of list) {
    for (const name of names(feature)) {
      const other = owner.get(name)
      if (other) throw new Error(`'${name}' is offered by both '${other.id}' and '${feature.id}'`)
      owner.set(name, feature)
    }
  }
  return owner
}

/** The feature which offers something, or undefined when nobody does. */
export const ownerOf = (kind: keyof typeof owners, name: string) => owners[kind].get(name)

/** Brings a feature's code; at once when it is here already. */
export async function loadFeature(feature: Feature<PageDeps>): Promise<void> {
  if (loaded.has(feature.id)) return
  const code = await feature.load()
  loaded.set(feature.id, code)
  for (const screen of code.screens) screens[screen.id] = screen
  for (const block of code.blocks) blocks[block.type] = block
  Object.assign(modals, code.modals)
}

/** What has arrived so far. Code only, never data, so all requests may share it. */
export const registry: {
  readonly screens: Readonly<Record<string, ScreenDefinition<PageDeps>>>
  readonly blocks: BlockRegistry
  readonly modals: Readonly<Record<string, Modal>>
} = { screens, blocks, modals }
