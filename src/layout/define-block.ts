import type { ComponentType } from 'react'

import type { Settings, SettingsSchema } from './settings-schema.ts'

/** Props of a block's render component. Everything else comes from hooks or from {@link useBlockData}. */
export type BlockProps<S extends object = Settings> = { readonly settings: S; readonly blockId: string }

/** A feature's declaration of a block. */
export type BlockSpec<S extends object> = {
  /** kebab-case name used by layout files; unique among all blocks */
  readonly type: string
  readonly settings: SettingsSchema<S>
  /** default of every setting */
  readonly defaults: S
  /** the view; React.lazy components are welcome */
  readonly render: ComponentType<BlockProps<S>>
  /** fallback while render suspends; should have the same size */
  readonly skeleton?: ComponentType
}

/** A block in a registry, without its settings type. */
export type Block = BlockSpec<Settings>

/** All known blocks, by type. */
export type BlockRegistry = Readonly<Record<string, Block>>

const NO_SETTINGS = {
  settings: {},
  defaults: {},
} as const

/**
 * Declares a block: one object with its type, settings, defaults and view; one without settings only has type and view.
 * @returns the block for registries; `render` always gets settings merged over `defaults`
 * @errors none; a test checks the defaults of each block against its schema
 */
export function defineBlock(spec: Omit<BlockSpec<Record<never, never>>, keyof typeof NO_SETTINGS>): Block
export function defineBlock<S extends object>(spec: BlockSpec<S>): Block
export function defineBlock(spec: object): Block {
  // The registry cannot know S. The renderer merges over `defaults` and checkLayout validates by `settings`, so the
  // view still gets its declared type; this is the only place where the type is lost.
  return Object.freeze({ ...NO_SETTINGS, ...spec }) as unknown as Block
}
