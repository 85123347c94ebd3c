import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { shownFiles } from './shown-files.ts'
import { faultLine, TenantInvalid } from './tenant-fault.ts'

const root = mkdtempSync(join(tmpdir(), 'vitrina-shown-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A folder with links, given by their paths inside it. */
function folderWith(alias: string, links: Record<string, string>): string {
  const folder = join(root, alias)
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(folder, '..1/layout'), { recursive: true })
  for (const file of ['tenant.json', 'assets/a.png', '..1/menu.json', '..1/layout/menu.json'])
    writeFileSync(join(folder, file), '')
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(folder, path))
  return folder
}

const faultsOf = async (folder: string) => {
  const error = await shownFiles(folder).catch((thrown: unknown) => thrown)
  return error instanceof TenantInvalid ? error.faults.map((fault) => faultLine(fault).split(',')[0]) : []
}

test('links inside a folder are followed, as a mounted volume has them, and the folder may be one', async () => {
  const links = { '..data': '..1', 'menu.json': '..data/menu.json', layout: '..data/layout' }
  const folder = folderWith('mounted', links)
  const shown = ['assets/a.png', 'layout/menu.json', 'menu.json', 'tenant.json']
  expect(await shownFiles(folder)).toEqual(shown)
  symlinkSync(folder, join(root, 'linked'))
  expect(await shownFiles(join(root, 'linked'))).toEqual(shown)
})

test.each([
  ['/proc/self/environ', 'out of the folder'],
  ['/', 'out of the folder'],
  ['../other/tenant.json', 'out of the folder'],
  // the target's name only starts with the folder's name
  ['../strict-2/tenant.json', 'out of the folder'],
  ['gone', 'nowhere'],
  ['link', 'nowhere'],
  ['.', 'back to where it lies'],
])('a link to %s is told, not followed', async (target, where) => {
  folderWith('other', {})
  folderWith('strict-2', {})
  const folder = folderWith('strict', { link: target })
  expect(await faultsOf(folder)).toEqual([`strict/link $: found a link that leads ${where}`])
  rmSync(folder, { recursive: true })
})

test('two folders that lead to each other are walked once', async () => {
  const folder = folderWith('pair', { 'assets/layout': '../..1/layout', '..1/layout/assets': '../../assets' })
  expect(await faultsOf(folder)).toEqual([
    'pair/assets/layout/assets $: found a link that leads back to where it lies',
  ])
})

test('a folder or a socket where a file should stand is told, not passed over', async () => {
  const folder = folderWith('mounts', {})
  mkdirSync(join(folder, 'menu.json'))
  const socket = createServer().listen(join(folder, 'theme.json'))
  await once(socket, 'listening')
  expect(await faultsOf(folder)).toEqual([
    'mounts/menu.json $: found a folder',
    'mounts/theme.json $: found what is no file',
  ])
  socket.close()
})
