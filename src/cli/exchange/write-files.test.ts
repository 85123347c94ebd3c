import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { projectRoot } from '#server/project-root.ts'
import { editedTenants } from '../../../tests/support/edited-tenants.ts'
import { faultsWith, putFiles } from './write-files.ts'

const alias = 'cerrado-siempre'
const imagesDir = join(projectRoot(), 'node_modules/.cache/vitrina/cli-images')

/** A tenant whose folder is a symbolic link, with more links inside. */
function linkedTenant() {
  const tenantsDir = editedTenants({ [alias]: () => undefined })
  const real = join(tenantsDir, '.real')
  renameSync(join(tenantsDir, alias), real)
  symlinkSync(real, join(tenantsDir, alias))
  mkdirSync(join(real, '..1'))
  renameSync(join(real, 'assets'), join(real, '..1/assets'))
  renameSync(join(real, 'menu.json'), join(real, '..1/menu.json'))
  symlinkSync('..1/menu.json', join(real, 'menu.json'))
  symlinkSync('..1/assets', join(real, 'assets'))
  return { tenantsDir, real }
}

/** All entries of a folder, including hidden ones. */
const contentsOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => [path, lstatSync(path).isFile() ? readFileSync(path, 'utf8') : ''])

const files = new Map([
  ['menu.json', '{ "categories": 1 }'],
  ['assets/new.png', 'no picture'],
])

test('files that are judged before anybody agrees to them touch no folder behind a link', async () => {
  const { tenantsDir, real } = linkedTenant()
  const before = contentsOf(real)
  expect(await faultsWith(files, { tenantsDir, imagesDir, alias })).not.toEqual([])
  expect(contentsOf(real)).toEqual(before)
})

test('a file behind a link is written where it lies, and the link stays', async () => {
  const { tenantsDir, real } = linkedTenant()
  await putFiles(join(tenantsDir, alias), files)
  expect(lstatSync(join(real, 'menu.json')).isSymbolicLink()).toBe(true)
  expect(readFileSync(join(real, '..1/menu.json'), 'utf8')).toBe('{ "categories": 1 }')
  expect(readdirSync(join(real, '..1/assets'))).toContain('new.png')
})
