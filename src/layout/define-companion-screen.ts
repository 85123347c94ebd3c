import type { ComponentType } from 'react'
import { onDemand, type OnDemand } from '#platform/on-demand.ts'

import type { PageHead, ScreenOutcome } from './define-screen.ts'

/**
 * What a feature writes down to offer a companion page. Unlike a storefront's screen it has one arrangement, for it
 * is a tool: a brand colours it and does not rearrange it.
 */
export type CompanionScreenSpec<Deps, D> = {
  /** kind of the route that leads to it */
  readonly id: string
  /** Loads what the page cannot live without; the server answers only after this. A status of 404 shows the not-found view. */
  readonly load: (deps: Deps) => Promise<ScreenOutcome<D>>
  readonly head: (data: D, deps: Deps) => PageHead
  readonly View: ComponentType<{ data: D }>
}

/** A companion screen in a registry, the type of its data forgotten. */
export type CompanionScreen<Deps> = CompanionScreenSpec<Deps, unknown>

/** Declares a companion screen. */
export function defineCompanionScreen<Deps, D>(spec: CompanionScreenSpec<Deps, D>): CompanionScreen<Deps> {
  // The app hands the outcome of `load` to the same screen's `head` and `View`, and to no other.
  return Object.freeze(spec) as unknown as CompanionScreen<Deps>
}

/** The front door of a companion feature: names now, code when it is needed. */
export type CompanionFeature<Deps> = {
  readonly id: string
  /** kinds of the routes it has screens for */
  readonly screens: readonly string[]
  readonly code: OnDemand<CompanionCode<Deps>>
}

type CompanionCode<Deps> = { readonly screens: readonly CompanionScreen<Deps>[] }

/**
 * Declares a companion feature.
 * @param screens - kinds of the routes it has screens for
 * @param load - its code
 */
export const companionFeature = <Deps>(
  id: string,
  screens: readonly string[],
  load: () => Promise<{ readonly feature: CompanionCode<Deps> }>,
): CompanionFeature<Deps> => ({ id, screens, code: onDemand(() => load().then(({ feature }) => feature)) })
