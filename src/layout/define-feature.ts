import type { ComponentType } from 'react'
import type { OnDemand } from '#platform/on-demand.ts'

import type { Block } from './define-block.ts'
import type { ScreenDefinition } from './define-screen.ts'

/** A modal in a registry, its props forgotten: whoever opens it is held to them by `session/modal-store`. */
export type Modal = ComponentType<never>

/** What a feature brings once its code has arrived. */
export type FeatureModule<Deps> = {
  readonly screens: readonly ScreenDefinition<Deps>[]
  readonly blocks: readonly Block[]
}

/** The front door of a feature: names now, code when it is needed. */
export type Feature<Deps> = {
  readonly id: string
  /** ids of its screens */
  readonly screens?: readonly string[]
  /** types of its blocks */
  readonly blocks?: readonly string[]
  /** its modals by id; the code of each comes when it opens for the first time */
  readonly modals?: Readonly<Record<string, OnDemand<Modal>>>
  /** its screens and blocks, in one piece; a feature of modals has none */
  readonly code?: OnDemand<FeatureModule<Deps>>
}
