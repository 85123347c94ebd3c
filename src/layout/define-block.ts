import type { ComponentType } from 'react'

import type { Settings, SettingsSchema } from './settings-schema.ts'

/** What a block's render component receives. Everything else comes from hooks or from {@link useBlockData}. */
export type BlockProps<S extends object = Settings> = { readonly settings: S; readonly blockId: string }

/** What a feature writes down to offer a block. */
export type BlockSpec<S extends object> = {
  /** kebab-case name used by layout files; unique among all blocks */
  readonly type: string
  readonly settings: SettingsSchema<S>
  /** value of every setting that a layout leaves out */
  readonly defaults: S
  /** the view; React.lazy components are welcome */
  readonly render: ComponentType<BlockProps<S>>
  /** shown while render waits; give it the size of what comes */
  readonly skeleton?: ComponentType
}

/** A block in a registry, its settings type forgotten. */
export type Block = BlockSpec<Settings>

/** Every block the program knows, by type. */
export type BlockRegistry = Readonly<Record<string, Block>>

const NO_SETTINGS = {
  settings: {},
  defaults: {},
} as const

/**
 * Declares a block: one object that holds its type, settings, defaults and view; one without settings says its type and view.
 * @returns the block as registries keep it; `render` only ever receives settings that were merged over `defaults`
 * @errors none; a test holds the defaults of each block to its own schema
 */
export function defineBlock(spec: Omit<BlockSpec<Record<never, never>>, keyof typeof NO_SETTINGS>): Block
export function defineBlock<S extends object>(spec: BlockSpec<S>): Block
export function defineBlock(spec: object): Block {
  // The registry cannot know S. The renderer merges over `defaults` and checkLayout judges by `settings`,
  // so the view still receives what it declared; this is the one place where the type is forgotten.
  return Object.freeze({ ...NO_SETTINGS, ...spec }) as unknown as Block
}
