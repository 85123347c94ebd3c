import type { ComponentType } from 'react'
import type { OnDemand } from '#platform/on-demand.ts'

import type { Block } from './define-block.ts'
import type { ScreenDefinition } from './define-screen.ts'

/** A modal in a registry, without its props type; `session/modal-store` types the props for callers. */
export type Modal = ComponentType<never>

/** Contents of a feature's code. */
export type FeatureModule<Deps> = {
  readonly screens: readonly ScreenDefinition<Deps>[]
  readonly blocks: readonly Block[]
}

/** Entry of a feature: names now, code on demand. */
export type Feature<Deps> = {
  readonly id: string
  /** ids of its screens */
  readonly screens?: readonly string[]
  /** types of its blocks */
  readonly blocks?: readonly string[]
  /** its modals by id; each loads when it first opens */
  readonly modals?: Readonly<Record<string, OnDemand<Modal>>>
  /** its screens and blocks, in one chunk; absent for a feature with only modals */
  readonly code?: OnDemand<FeatureModule<Deps>>
}
