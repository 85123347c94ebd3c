import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { audit } from './audit.ts'

test('a report that cannot be written is told before anything is looked at', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-audit-'))
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const code = await audit(['--report', file, 'https://tienda.example'])
  expect([code, said.mock.calls.join('')]).toEqual([2, expect.stringMatching(/^EEXIST.*file/)])
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})
