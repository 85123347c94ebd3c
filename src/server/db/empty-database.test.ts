import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { databaseVersion, emptyDatabase } from './empty-database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-empty-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Each one is another; making a real one takes seconds. */
function maker() {
  let made = 0
  return () => Promise.resolve(new Blob([`dump ${(made += 1)}`]))
}
const nameNow = async () => `empty-database-${await databaseVersion()}.tar`

test('a dump is kept in place of an older one, whole, and taken from there', async () => {
  writeFileSync(join(folder, 'empty-database-0.tar'), 'of other migrations')
  const make = maker()
  expect(await (await emptyDatabase(folder, make)).text()).toBe('dump 1')
  expect(readdirSync(folder)).toEqual([await nameNow()])
  expect(await (await emptyDatabase(folder, make)).text()).toBe('dump 1')
})

test('an empty one, as a machine leaves it that goes out while it writes, is made anew', async () => {
  const file = join(folder, await nameNow())
  writeFileSync(file, '')
  expect(await (await emptyDatabase(folder, maker())).text()).toBe('dump 1')
  expect(readFileSync(file, 'utf8')).toBe('dump 1')
})

test('where nothing can be kept there is one all the same', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const make = maker()
  for (const dump of ['dump 1', 'dump 2'])
    expect(await (await emptyDatabase(join(file, 'cache'), make)).text()).toBe(dump)
})
