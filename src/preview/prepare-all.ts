import type { State } from '#scenarios/state.ts'
import { brandOf, type Stage } from './open-stage.ts'
import type { StagedBrand } from './staged-tenants.ts'

/** A state of a brand on a stage. */
export type StagedState = { staged: StagedBrand; state: State }

/**
 * Creates what the states need before the first is shown, one after the other: then no page changes while it is shown,
 * and the same folder and states give the same pages. What a page consumes is created when it is shown.
 */
export async function prepareAll(
  { maker }: Stage,
  states: readonly StagedState[],
  signal?: AbortSignal,
): Promise<void> {
  for (const { staged, state } of states.filter((one) => !one.state.spends)) {
    if (signal?.aborted) return
    // a failure is reported when the state is shown
    await maker.prepare(brandOf(staged, state), state).catch(() => undefined)
  }
}
