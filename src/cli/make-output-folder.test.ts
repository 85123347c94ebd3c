import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { makeOutputFolder } from './make-output-folder.ts'

test('a folder is made with those it lies in, once, and not where a file is', () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrina-output-'))
  const folder = join(root, 'a', 'b')
  makeOutputFolder(folder)
  makeOutputFolder(folder)
  expect(existsSync(folder)).toBe(true)
  const file = join(root, 'file')
  writeFileSync(file, '')
  for (const taken of [file, join(file, 'report')])
    expect(() => makeOutputFolder(taken)).toThrow(/EEXIST|ENOTDIR/)
  rmSync(root, { recursive: true, force: true })
})

test.skipIf(process.platform !== 'linux')(
  'where none can be made, it says so and does not try for ever',
  () => {
    expect(() => makeOutputFolder('/proc/nope/report')).toThrow(/ENOENT.*\/proc\/nope/)
  },
)
