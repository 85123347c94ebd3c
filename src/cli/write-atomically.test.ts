import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { writeAtomically } from './write-atomically.ts'

test('a file is written whole, or stays what it was; what is no file is written where it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-whole-'))
  const file = join(folder, 'menu.csv')
  await writeAtomically(file, (draft) => writeFile(draft, 'uno'))
  const broken = writeAtomically(file, async (draft) => {
    await writeFile(draft, 'do')
    throw new Error('ENOSPC')
  })
  await expect(broken).rejects.toThrow('ENOSPC')
  expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['uno', ['menu.csv']])

  const link = join(folder, 'newest.csv')
  symlinkSync('menu.csv', link)
  await writeAtomically(link, (draft) => writeFile(draft, 'dos'))
  expect(readFileSync(file, 'utf8')).toBe('dos')
  expect(lstatSync(link).isSymbolicLink()).toBe(true)
  rmSync(link)

  const sink = join(folder, 'sink')
  symlinkSync('/dev/null', sink)
  const written: string[] = []
  await writeAtomically(sink, async (draft) => written.push(draft))
  expect([written, readdirSync(folder)]).toEqual([[sink], ['menu.csv', 'sink']])
  rmSync(folder, { recursive: true })
})
