import type { State } from '#scenarios/state.ts'
import { brandOf, type Stage } from './open-stage.ts'
import type { StagedBrand } from './staged-tenants.ts'

/** A state of a brand, as a stage shows it. */
export type StagedState = { staged: StagedBrand; state: State }

/**
 * Makes what the states need before the first is shown, one after the other: then no page changes while it is shown,
 * and the same folder and states give the same pages. What a page uses up is made as it is shown.
 */
export async function prepareAll(
  { maker }: Stage,
  states: readonly StagedState[],
  signal?: AbortSignal,
): Promise<void> {
  for (const { staged, state } of states.filter((one) => !one.state.spends)) {
    if (signal?.aborted) return
    // a state that cannot be prepared tells so when it is led to
    await maker.prepare(brandOf(staged, state), state).catch(() => undefined)
  }
}
