import { join } from 'node:path'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'

import { expect, test } from 'vitest'

import { check } from './check.ts'
import { UsageError } from './usage-error.ts'

const surroundings = { env: {}, stdout: { write: () => undefined } }

test('an option that is none is refused, not passed over: a gate that is misspelt would be green', async () => {
  for (const args of [['--stric'], ['la-esquina', '--jsn'], ['--theme'], ['--theme', 'x.json', '--strict']]) {
    const refused = check(args, surroundings)
    await expect(refused).rejects.toThrow(/'--(?:stric|jsn|theme)/)
    // which is exit code 2: a fault of the command line, not of a folder
    await expect(refused).rejects.toThrow(UsageError)
  }
})

test('--theme writes for people, also into a file or a pipe; for programs with --json alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-theme-'))
  const file = join(folder, 'theme.json')
  writeFileSync(file, JSON.stringify({ colorConfig: { colorModeType: 'AUTO', lightMainColor: '#GGGGGG' } }))
  const told = async (...more: string[]) => {
    let text = ''
    const code = await check(['--theme', file, ...more], {
      env: {},
      stdout: { isTTY: false, write: (part) => (text += part) },
    })
    return { code, text }
  }
  const people = await told()
  expect(people.code).toBe(1)
  expect(people.text).toMatch(/^1\. rejected\n {3}error: "#GGGGGG" no es un color\./)
  expect(JSON.parse((await told('--json')).text)).toMatchObject({ status: 'rejected' })
  rmSync(folder, { recursive: true, force: true })
})
