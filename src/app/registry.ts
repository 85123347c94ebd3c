import type { Block, BlockRegistry } from '#layout/define-block.ts'
import type { Feature, Modal } from '#layout/define-feature.ts'
import type { ScreenDefinition } from '#layout/define-screen.ts'
import type { OnDemand } from '#platform/on-demand.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { features } from './features.ts'

/** Which feature offers what, from the names in the features' front doors. */
const owners = {
  screens: byName(({ screens }) => screens),
  blocks: byName(({ blocks }) => blocks),
  modals: byName(({ modals }) => Object.keys(modals ?? {})),
}

const screens: Record<string, ScreenDefinition<PageDeps>> = {}
const blocks: Record<string, Block> = {}

function byName(names: (feature: Feature<PageDeps>) => readonly string[] | undefined) {
  const owner = new Map<string, Feature<PageDeps>>()
  for (const feature of features) {
    for (const name of names(feature) ?? []) {
      const other = owner.get(name)
      if (other) throw new Error(`'${name}': both '${other.id}' and '${feature.id}'`)
      owner.set(name, feature)
    }
  }
  return owner
}

/** The feature that offers something, or undefined. */
export const ownerOf = (kind: 'screens' | 'blocks', name: string) => owners[kind].get(name)

/** Loads a feature's screens and blocks. */
export async function loadFeature({ code }: Feature<PageDeps>): Promise<void> {
  const arrived = await code?.fetch()
  for (const screen of arrived?.screens ?? []) screens[screen.id] = screen
  for (const block of arrived?.blocks ?? []) blocks[block.type] = block
}

/** A modal's code. @errors throws when no feature offers the modal */
export function modalOf(id: string): OnDemand<Modal> {
  const code = owners.modals.get(id)?.modals?.[id]
  if (!code) throw new Error(`No feature offers the modal '${id}'`)
  return code
}

/** What is loaded so far. Code only, never data, so all requests may share it. */
export const registry: {
  readonly screens: Readonly<Record<string, ScreenDefinition<PageDeps>>>
  readonly blocks: BlockRegistry
} = { screens, blocks }
