import { expect, test } from 'vitest'

import type { State } from '#scenarios/state.ts'
import type { Stage } from './open-stage.ts'
import { prepareAll, type StagedState } from './prepare-all.ts'

const states = ['uno', 'dos', 'tres'].map(
  (id) => ({ staged: { variants: { open: {} } }, state: { id, variant: 'open' } }) as unknown as StagedState,
)

/** A stage that makes what states need, and tells of each as it begins. */
const stageThat = (makes: (id: string) => void) =>
  ({
    maker: { prepare: (_brand: unknown, { id }: State) => Promise.resolve(id).then(makes) },
  }) as unknown as Stage

test('what states need is made one after the other; what cannot be made keeps the others from nothing', async () => {
  const made: string[] = []
  const stage = stageThat((id) => {
    if (id === 'dos') throw new Error('No rider')
    made.push(id)
  })
  await prepareAll(stage, states)
  expect(made).toEqual(['uno', 'tres'])
})

test('an audit that is stopped makes nothing more', async () => {
  const stop = new AbortController()
  const made: string[] = []
  const stage = stageThat((id) => {
    made.push(id)
    stop.abort()
  })
  await prepareAll(stage, states, stop.signal)
  expect(made).toEqual(['uno'])
})
