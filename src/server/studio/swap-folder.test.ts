import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { HOUR_MS } from '#domain/time/lengths.ts'
import { recoverFolders, removeFolder, swapFolder, writeBeside } from './swap-folder.ts'

const LONG_AGO = new Date('2020-01-01T00:00:00.000Z')
let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vitrina-swap-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const put = (path: string, content = path) => {
  mkdirSync(join(dir, path, '..'), { recursive: true })
  writeFileSync(join(dir, path), content)
}
const menu = [{ path: 'menu.json', content: Buffer.from('new') }]
const swap = async () => swapFolder(dir, 'x', await writeBeside(dir, 'x', menu))
const recover = (nowMs: number) => recoverFolders(dir, nowMs, removeFolder)
const modeOf = (path: string) => statSync(join(dir, path)).mode & 0o777
const now = () => statSync(join(dir, readdirSync(dir).find((name) => name.startsWith('.')) ?? '')).ctimeMs

describe('a folder in the place of another', () => {
  test('of which a file cannot be written leaves nothing beside it', async () => {
    const files = [...menu, { path: 'menu.json/below-a-file.json', content: Buffer.from('new') }]
    await expect(writeBeside(dir, 'x', files)).rejects.toThrow(/EEXIST|ENOTDIR/)
    expect(readdirSync(dir)).toEqual([])
  })

  test('is read by whoever could read the old one; a new one by everybody', async () => {
    await swap()
    expect(modeOf('x')).toBe(0o755)
    chmodSync(join(dir, 'x'), 0o775)
    await swap()
    expect(modeOf('x')).toBe(0o775)
  })

  test('keeps what is hidden at every depth, as it is', async () => {
    put('x/menu.json', 'old')
    put('x/.git/objects/a')
    put('x/assets/logo.svg')
    put('x/assets/.sources/logo.ai')
    symlinkSync('objects/a', join(dir, 'x/.git/link'))
    await swap()
    expect(readFileSync(join(dir, 'x/menu.json'), 'utf8')).toBe('new')
    expect(readFileSync(join(dir, 'x/.git/objects/a'), 'utf8')).toBe('x/.git/objects/a')
    expect(readFileSync(join(dir, 'x/assets/.sources/logo.ai'), 'utf8')).toBe('x/assets/.sources/logo.ai')
    expect(readlinkSync(join(dir, 'x/.git/link'))).toBe('objects/a')
    expect(existsSync(join(dir, 'x/assets/logo.svg'))).toBe(false)
    expect(readdirSync(dir).filter((name) => !name.startsWith('.'))).toEqual(['x'])
  })

  test('gives its place back', async () => {
    put('x/menu.json', 'old')
    const { before, undo } = await swap()
    expect(readFileSync(join(dir, before ?? '', 'menu.json'), 'utf8')).toBe('old')
    await undo()
    expect(readFileSync(join(dir, 'x/menu.json'), 'utf8')).toBe('old')
    expect(readdirSync(dir)).toEqual([expect.stringMatching(/^\.x\.new-/), 'x'])
  })
})

describe('what a process that died left over', () => {
  test('stays for an hour after the swap, however old the folder is', async () => {
    put('x/menu.json', 'old')
    utimesSync(join(dir, 'x'), LONG_AGO, LONG_AGO)
    await swap()
    const old = readdirSync(dir).find((name) => name.includes('.old-')) ?? ''
    await recover(now() + HOUR_MS / 2)
    expect(readFileSync(join(dir, old, 'menu.json'), 'utf8')).toBe('old')
    await recover(now() + HOUR_MS + 1)
    expect(readdirSync(dir)).toEqual(['x'])
  })

  test('is put back, the newest of several, and the start goes on', async () => {
    put('.x.old-AAAAAA/menu.json', 'older')
    put('.x.old-bbbbbb/menu.json', 'newer')
    utimesSync(join(dir, '.x.old-bbbbbb'), new Date('2100-01-01'), new Date('2100-01-01'))
    await recover(now())
    expect(readFileSync(join(dir, 'x/menu.json'), 'utf8')).toBe('newer')
    expect(readdirSync(dir).toSorted()).toEqual(['.x.old-AAAAAA', 'x'])
  })
})
