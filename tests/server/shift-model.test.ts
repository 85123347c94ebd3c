import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'

import {
  changes,
  looks,
  passes,
  registers,
  slips,
  triesTokens,
  type ShiftModel,
  type ShiftReal,
} from './support/shift-model.ts'
import { SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ config: { trustProxy: 1 } })
})
afterAll(() => server.close())

let runs = 0

test('[SHIFT-01] [SHIFT-02] whatever riders do and however long it takes, shifts, tokens and locks are as they should be', async () => {
  const who = fc.constantFrom('one', 'two')
  // mostly right: one wrong code after the other would be a locked store and nothing else
  const isRight = fc.constantFrom(true, true, false)
  const acts = fc.commands(
    [
      fc
        .tuple(who, fc.constantFrom('Rita', 'Beto'), isRight)
        .map(([n, name, right]) => registers(n, name, right)),
      fc.tuple(who, fc.boolean(), isRight).map(([n, active, right]) => changes(n, active, right)),
      fc.tuple(who, fc.integer({ min: 2, max: 5 })).map(([n, times]) => slips(n, times)),
      who.map((n) => looks(n)),
      fc.constant(triesTokens()),
      fc.constantFrom(1, 14, 15, 719, 720).map(passes),
    ],
    { maxCommands: 40, size: 'max' },
  )
  await fc.assert(
    fc.asyncProperty(acts, async (commands) => {
      await fc.asyncModelRun(setUp, commands)
    }),
    { numRuns: 12 },
  )
})

/** Riders of no run before: their phones are those of the run. */
async function setUp(): Promise<{ model: ShiftModel; real: ShiftReal }> {
  await server.call('DELETE', '/api/admin/branchcontacts/bistro/shifttries', { admin: true })
  runs += 1
  server.time.now = SATURDAY_NOON
  const model: ShiftModel = { riders: new Map(), tries: [], tokens: [] }
  const phones = `+54911${String(runs).padStart(3, '2')}`
  const phoneOf = (rider: string) => `${phones}4444${rider === 'one' ? 1 : 2}`
  return { model, real: { server, ip: `198.51.100.${runs}`, phoneOf } }
}
