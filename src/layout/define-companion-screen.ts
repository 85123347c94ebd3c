import type { ComponentType } from 'react'
import { onDemand, type OnDemand } from '#platform/on-demand.ts'

import type { PageHead, ScreenOutcome } from './define-screen.ts'

/**
 * A feature's declaration of a companion page. Unlike a storefront's screen it has a fixed layout, since it is a tool:
 * brands can colour it but not rearrange it.
 */
export type CompanionScreenSpec<Deps, D> = {
  /** kind of its route */
  readonly id: string
  /**
   * Loads the data that the page requires; the server responds only after this. A status of 404 shows the not-found
   * view.
   */
  readonly load: (deps: Deps) => Promise<ScreenOutcome<D>>
  readonly head: (data: D, deps: Deps) => PageHead
  readonly View: ComponentType<{ data: D }>
}

/** A companion screen in a registry, without its data type. */
export type CompanionScreen<Deps> = CompanionScreenSpec<Deps, unknown>

/** Declares a companion screen. */
export function defineCompanionScreen<Deps, D>(spec: CompanionScreenSpec<Deps, D>): CompanionScreen<Deps> {
  // The app passes the result of `load` only to the same screen's `head` and `View`.
  return Object.freeze(spec) as unknown as CompanionScreen<Deps>
}

/** Entry of a companion feature: names now, code on demand. */
export type CompanionFeature<Deps> = {
  readonly id: string
  /** route kinds of its screens */
  readonly screens: readonly string[]
  readonly code: OnDemand<CompanionCode<Deps>>
}

type CompanionCode<Deps> = { readonly screens: readonly CompanionScreen<Deps>[] }

/**
 * Declares a companion feature.
 * @param screens - route kinds of its screens
 * @param load - loads its code
 */
export const companionFeature = <Deps>(
  id: string,
  screens: readonly string[],
  load: () => Promise<{ readonly feature: CompanionCode<Deps> }>,
): CompanionFeature<Deps> => ({ id, screens, code: onDemand(() => load().then(({ feature }) => feature)) })
