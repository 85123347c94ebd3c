import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { projectRoot } from '#server/project-root.ts'
import { runCommand, type Ran } from '../support/run-command.ts'

const TENANTS = join(projectRoot(), 'tenants')
const ALIAS = 'cafe-aurora'
/** has deliveries */
const RIDERS = 'la-esquina'
const folder = mkdtempSync(join(tmpdir(), 'vitrina-preview-'))
const out = join(folder, 'hoja')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A folder with the brand in it, one of its files changed by a text. */
function edited(alias: string, file: string, change: (text: string) => string): string {
  const own = join(folder, alias)
  for (const one of ['_base', alias]) cpSync(join(TENANTS, one), join(own, one), { recursive: true })
  const path = join(own, alias, file)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  expect(after, file).not.toBe(before)
  writeFileSync(path, after)
  return own
}

/** The command as it is built, over a folder of tenants. */
function preview(tenantsDir: string, ...args: string[]): Promise<Ran> {
  const narrowed = ['--sheet', ALIAS, '--width', '360', '--mode', 'light', '--out', out]
  const cwd = projectRoot()
  return runCommand(join(cwd, 'dist/server/cli.js'), ['preview', ...narrowed, ...args], {
    cwd,
    env: { TENANTS_DIR: tenantsDir },
  })
}

const pictures = () => readdirSync(join(out, 'png')).toSorted()

test('a state that cannot be drawn is told and makes the exit code 1; the others are drawn all the same', async () => {
  // nothing is cheap enough for the banknote that the stage pays with
  const tenantsDir = edited(RIDERS, 'menu.json', (text) => text.replaceAll(/("price": *[1-9]\d*)/g, '$1000'))
  const { code, said, failed } = await preview(
    tenantsDir,
    '--sheet',
    RIDERS,
    '--state',
    'cart.empty,tracking.looking',
  )
  expect(failed).toContain('No se pudo llegar a este estado: POST /api/order answered 422')
  expect(said).toContain(join(out, 'index.html'))
  expect(pictures()).toEqual(['cart.empty-360-light.png'])
  expect(code).toBe(1)
})

test('a state that the brand lacks is named, and nothing is drawn: the sheet would pass for complete', async () => {
  const { code, failed } = await preview(TENANTS, '--state', 'cart.empty,tracking.looking')
  expect(failed).toContain(`${ALIAS} has no tracking.looking`)
  expect(code).toBe(2)
})

test('a folder that breaks its schemas is told of as the check tells it', async () => {
  const tenantsDir = edited(ALIAS, 'menu.json', (text) => text.replace('"sizes"', '"sises"'))
  const { code, failed } = await preview(tenantsDir, '--state', 'hours')
  expect(failed).toMatch(/cafe-aurora\/menu\.json.*sises/)
  expect(code).toBe(2)
})

test('a sheet is drawn, takes the place of the one before, and the exit code is 0', async () => {
  const { code, said, failed } = await preview(TENANTS, '--state', 'hours')
  expect(said).toContain(join(out, 'index.html'))
  expect(pictures()).toEqual(['hours-360-light.png'])
  expect(failed).toContain('Preparando cafe-aurora…')
  expect(failed).not.toContain('No se pudo')
  expect(code).toBe(0)
})

test('against another folder what differs is told in words and pictures, and the exit code is 1', async () => {
  const tenantsDir = edited(ALIAS, 'messages.es.json', (text) =>
    JSON.stringify({ ...(JSON.parse(text) as object), 'cart.empty': 'Nada por aquí' }),
  )
  const states = ['--state', 'cart.empty,cart.filled']
  const { code, said } = await preview(tenantsDir, ...states, '--diff', '--against', TENANTS)
  expect(said).toContain('Nada por aquí')
  expect(said).toMatch(/\(cart\.empty\)/)
  expect(said).not.toMatch(/\(cart\.filled\)/)
  expect(pictures()).toEqual(
    ['ahora', 'antes', 'diferencia'].map((part) => `cart.empty-360-light-${part}.png`),
  )
  expect(code).toBe(1)
})

test.each([
  ['preview', '--sheet', ALIAS],
  ['audit', '--tenant', ALIAS],
])(
  '%s, stopped while it makes its copy of the folders ready, ends at once and leaves nothing',
  async (...args) => {
    const temporary = join(folder, `tmp-${args[0]}`)
    mkdirSync(temporary)
    const child = spawn(
      process.execPath,
      [join(projectRoot(), 'dist/server/cli.js'), ...args, '--width', '360'],
      {
        cwd: folder,
        env: { ...process.env, TENANTS_DIR: TENANTS, TMPDIR: temporary },
      },
    )
    const said: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => said.push(part))
    const ended = once(child, 'close')
    await expect
      .poll(() => readdirSync(temporary), { interval: 5 })
      .toEqual([expect.stringMatching(/^vitrina-stage-/)])
    child.kill('SIGTERM')
    expect(await ended).toEqual([130, null])
    // a report of no page is none
    expect(String(Buffer.concat(said))).toBe('')
    expect(readdirSync(temporary)).toEqual([])
  },
)
