import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { changedFiles, ChangesUnknown, placeOfTenants } from './changed-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrina-changes-'))
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder })
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const commit = (message: string) => {
  git('add', '-A')
  git('commit', '-qm', message)
}

beforeAll(() => {
  git('init', '-q', '-b', 'main')
  mkdirSync(join(folder, 'tenants'))
  write('menú del día.json', '1')
  write('gone.json', '1')
  write('same.json', '1')
  commit('base')
  git('checkout', '-q', '-b', 'work')
  write('tenants/committed.json', '1')
  rmSync(join(folder, 'gone.json'))
  commit('work')
  git('checkout', '-q', 'main')
  write('elsewhere.json', '1')
  commit('what others did meanwhile')
  git('checkout', '-q', 'work')
  write('menú del día.json', '2')
  write('fresh.json', '1')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('what was committed, changed, taken out and made since this work left the reference, and nothing of others', async () => {
  const files = ['fresh.json', 'gone.json', 'menú del día.json', 'tenants/committed.json']
  expect(await changedFiles('main', folder)).toEqual({ files, tenantsAt: '' })
  const tenants = await changedFiles('main', join(folder, 'tenants'))
  expect(tenants).toEqual({ files, tenantsAt: 'tenants/' })
})

test('where the tenants lie in a repository, and elsewhere', async () => {
  expect(await placeOfTenants(folder)).toBe('')
  expect(await placeOfTenants(join(folder, 'tenants'))).toBe('tenants/')
  const elsewhere = mkdtempSync(join(tmpdir(), 'vitrina-alone-'))
  expect(await placeOfTenants(elsewhere)).toBe(`${basename(elsewhere)}/`)
  rmSync(elsewhere, { recursive: true })
})

test.each(['--output=x', '', 'a b', 'no-such-branch'])(
  '%j is no reference that is known',
  async (reference) => {
    await expect(changedFiles(reference, folder)).rejects.toThrow(ChangesUnknown)
  },
)
