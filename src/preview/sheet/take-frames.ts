import type { Browser } from 'playwright'

import { catalogue } from '#messages/catalogue.ts'
import type { State } from '#scenarios/state.ts'
import { newDevice } from '../new-device.ts'
import type { Stage } from '../open-stage.ts'
import { prepareAll } from '../prepare-all.ts'
import { reach } from '../reach.ts'
import type { StagedBrand } from '../staged-tenants.ts'
import { shoot, type Shot, type Views } from './shoot.ts'

/** Number of parallel pages. @source assumed: a browser and a server keep two cores busy with two */
const PARALLEL = 2

/** A state with its pictures, or why there are none. */
export type Frame = { state: State; title: string; shots: readonly Shot[]; failure?: string }

export type FrameOptions = {
  browser: Browser
  views: Views
  onProgress?: (progress: { done: number; all: number; title: string }) => void
}

/**
 * Takes the pictures of states, in order. What they need is created first, so that the same folder and states give the
 * same pictures.
 */
export async function takeFrames(
  stage: Stage,
  staged: StagedBrand,
  states: readonly State[],
  options: FrameOptions,
): Promise<Frame[]> {
  const all = states.length
  const [first] = states
  // Before the preparation, which is slow.
  if (first) options.onProgress?.({ done: 0, all, title: catalogue[first.title] })
  const wanted = states.map((state) => ({ staged, state }))
  await prepareAll(stage, wanted)
  const frames = new Map<State, Frame>()
  const queue = states.values()
  const work = async () => {
    for (const state of queue) {
      const title = catalogue[state.title]
      options.onProgress?.({ done: frames.size, all, title })
      frames.set(state, await frameOf(stage, staged, state, options))
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  return states.flatMap((state) => frames.get(state) ?? [])
}

async function frameOf(
  stage: Stage,
  staged: StagedBrand,
  state: State,
  { browser, views }: FrameOptions,
): Promise<Frame> {
  const title = catalogue[state.title]
  const page = await newDevice(browser, { width: views.widths[0], scheme: views.schemes[0] })
  try {
    await reach(page, stage, staged, state)
    return { state, title, shots: await shoot(page, views) }
  } catch (error) {
    return { state, title, shots: [], failure: error instanceof Error ? error.message : String(error) }
  } finally {
    await page.context().close()
  }
}
