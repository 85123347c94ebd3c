import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { databaseVersion, emptyDatabase } from './empty-database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-empty-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a dump is kept in place of an older one, whole, and taken from there', async () => {
  writeFileSync(join(folder, 'empty-database-0.tar'), 'of other migrations')
  const { size } = await emptyDatabase(folder)
  const name = `empty-database-${await databaseVersion()}.tar`
  expect(readdirSync(folder)).toEqual([name])
  expect((await emptyDatabase(folder)).size).toBe(size)
  writeFileSync(join(folder, name), 'as it is kept')
  expect(await (await emptyDatabase(folder)).text()).toBe('as it is kept')
})

test('an empty one, as a machine leaves it that goes out while it writes, is made anew', async () => {
  const name = `empty-database-${await databaseVersion()}.tar`
  writeFileSync(join(folder, name), '')
  expect((await emptyDatabase(folder)).size).toBeGreaterThan(1_000_000)
  expect(statSync(join(folder, name)).size).toBeGreaterThan(1_000_000)
})

test('where nothing can be kept there is one all the same', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  expect((await emptyDatabase(join(file, 'cache'))).size).toBeGreaterThan(1_000_000)
})
