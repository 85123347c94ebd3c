import { catalogue } from '#messages/catalogue.ts'
import type { Stage } from '#preview/open-stage.ts'
import type { StagedState } from '#preview/prepare-all.ts'
import { reach } from '#preview/reach.ts'
import { STATES } from '#scenarios/states.ts'
import type { Cell } from '../matrix/cell.ts'
import type { Job } from './job.ts'

/** The page of a cell on a stage. */
export function stageJob(stage: Stage, cell: Cell): Job {
  const { staged, state } = shownIn(stage, cell)
  return { ...cell, title: catalogue[state.title], lead: (page) => reach(page, stage, staged, state) }
}

/** What a cell shows of a stage. */
export function shownIn({ brands }: Stage, cell: Cell): StagedState {
  const staged = brands.find(({ alias }) => alias === cell.tenant)
  const state = STATES.find(({ id }) => id === cell.state)
  if (!staged || !state) throw new Error(`The stage has no ${cell.state} of ${cell.tenant}`)
  return { staged, state }
}
