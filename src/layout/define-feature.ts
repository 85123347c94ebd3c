import type { ComponentType } from 'react'

import type { Block } from './define-block.ts'
import type { ScreenDefinition } from './define-screen.ts'

/** What every modal receives besides its own props; it is called once the closing animation has ended. */
export type ModalProps = { readonly onClosed: () => void }

/** A modal in a registry, the type of its own props forgotten; whoever opens it knows them. */
export type Modal = ComponentType<ModalProps & Record<string, unknown>>

/** What a feature brings once its code has arrived. */
export type FeatureModule<Deps> = {
  readonly screens: readonly ScreenDefinition<Deps>[]
  readonly blocks: readonly Block[]
}

/** The front door of a feature: names now, code when it is needed. */
export type Feature<Deps> = {
  readonly id: string
  /** ids of its screens */
  readonly screens: readonly string[]
  /** types of its blocks */
  readonly blocks: readonly string[]
  /** its modals by id; the code of each comes when it opens for the first time */
  readonly modals: Readonly<Record<string, () => Promise<Modal>>>
  /** its screens and blocks, in one piece */
  readonly load: () => Promise<FeatureModule<Deps>>
}
