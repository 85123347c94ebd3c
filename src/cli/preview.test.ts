import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, expect, test, vi } from 'vitest'

import { freePort } from '../../tests/support/free-port.ts'
import { preview } from './preview.ts'

const empty = mkdtempSync(join(tmpdir(), 'vitrina-preview-'))
afterAll(() => rmSync(empty, { recursive: true, force: true }))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** The command's exit code and error output. */
async function run(args: readonly string[]) {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const code = await preview(args)
  return { code, said: said.mock.calls.map(([text]) => text).join('') }
}

test.each([
  [[], '--sheet needs the alias of a tenant', true],
  [['--sheet', 'la-esquina', '--state', 'nope'], '--state: "nope" is none of', true],
  [['--sheet', 'la-esquina', '--against', empty], '--against needs --diff', true],
  [
    ['--sheet', 'la-esquina', '--diff', '--against', empty],
    `${empty} holds no tenant called la-esquina`,
    true,
  ],
  [['--sheet', 'nadie'], 'holds no tenant called nadie', false],
])('what cannot be drawn ends with 2 before anything is: %j', async (args, message, isUsage) => {
  const { code, said } = await run(args)
  expect([code, said]).toEqual([2, expect.stringContaining(message)])
  expect(said.includes('vitrina preview --sheet TENANT')).toBe(isUsage)
})

test('a published brand that no server hands out ends with 2 and tells what can be done', async () => {
  // a port that is free on this machine
  const port = await freePort()
  for (const [name, value] of Object.entries({
    PORT: String(port),
    HOST: '',
    PUBLIC_ORIGIN: '',
    ADMIN_TOKEN: '',
  }))
    vi.stubEnv(name, value)
  const { code, said } = await run(['--sheet', 'la-esquina', '--diff'])
  expect([code, said]).toEqual([2, expect.stringContaining('start the server there, or name a folder')])
})
