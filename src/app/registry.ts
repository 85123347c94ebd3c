import type { Block, BlockRegistry } from '#layout/define-block.ts'
import type { Feature, Modal } from '#layout/define-feature.ts'
import type { ScreenDefinition } from '#layout/define-screen.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { features } from './features.ts'

/** Who offers what, from the names in the features' front doors. */
const owners = {
  screens: byName((feature) => feature.screens),
  blocks: byName((feature) => feature.blocks),
  modals: byName((feature) => Object.keys(feature.modals)),
}

const loaded = new Set<string>()
const screens: Record<string, ScreenDefinition<PageDeps>> = {}
const blocks: Record<string, Block> = {}
const modals: Record<string, Modal> = {}

function byName(names: (feature: Feature<PageDeps>) => readonly string[]) {
  const owner = new Map<string, Feature<PageDeps>>()
  for (const feature of features) {
    for (const name of names(feature)) {
      const other = owner.get(name)
      if (other) throw new Error(`'${name}': both '${other.id}' and '${feature.id}'`)
      owner.set(name, feature)
    }
  }
  return owner
}

/** The feature which offers something, or undefined when nobody does. */
export const ownerOf = (kind: 'screens' | 'blocks', name: string) => owners[kind].get(name)

/** Brings a feature's screens and blocks; at once when they are here already. */
export async function loadFeature(feature: Feature<PageDeps>): Promise<void> {
  if (loaded.has(feature.id)) return
  const code = await feature.load()
  loaded.add(feature.id)
  for (const screen of code.screens) screens[screen.id] = screen
  for (const block of code.blocks) blocks[block.type] = block
}

/**
 * Brings a modal's code.
 *
 * @errors rejects when it did not arrive, or when no feature offers the modal
 */
export async function loadModal(id: string): Promise<void> {
  const code = await owners.modals.get(id)?.modals[id]?.()
  if (!code) throw new Error(`No feature offers the modal '${id}'`)
  modals[id] = code
}

/** What has arrived so far. Code only, never data, so all requests may share it. */
export const registry: {
  readonly screens: Readonly<Record<string, ScreenDefinition<PageDeps>>>
  readonly blocks: BlockRegistry
  readonly modals: Readonly<Record<string, Modal>>
} = { screens, blocks, modals }
