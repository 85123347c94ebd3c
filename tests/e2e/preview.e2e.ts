import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser } from '#preview/launch-browser.ts'
import { openStage, statesOf, variantsFor } from '#preview/open-stage.ts'
import { compareFrames } from '#preview/sheet/compare.ts'
import { takeFrames, type Frame } from '#preview/sheet/take-frames.ts'
import { projectRoot } from '#server/project-root.ts'

const TENANTS = join(projectRoot(), 'tenants')
const ALIAS = 'cafe-aurora'
const LOOKED_AT = ['menu.closed-notice', 'cart.empty', 'cart.filled', 'hours', 'follow-up']
const views = { widths: [360], schemes: ['light'] as const }
const edited = mkdtempSync(join(tmpdir(), 'vitrina-preview-'))

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
  for (const name of ['_base', ALIAS]) cpSync(join(TENANTS, name), join(edited, name), { recursive: true })
  const file = join(edited, ALIAS, 'messages.es.json')
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  writeFileSync(file, JSON.stringify({ ...texts, 'cart.continue': 'Sigo' }))
})
afterAll(async () => {
  await browser?.close()
  rmSync(edited, { recursive: true, force: true })
})

/** Pictures of some states of a folder, taken as often as told, and the port on which it was shown. */
async function framesOf(tenantsDir: string, times: number, port?: number) {
  const stage = await openStage({
    tenantsDir,
    only: [ALIAS],
    port,
    variants: variantsFor({ states: LOOKED_AT }),
    checkResponses: true,
  })
  try {
    const [brand] = stage.brands
    if (brand === undefined) throw new Error('No brand')
    const states = statesOf(brand).filter(({ id }) => LOOKED_AT.includes(id))
    const taken: Frame[][] = []
    while (taken.length < times) taken.push(await takeFrames(stage, brand, states, { browser, views }))
    return { taken, port: Number(new URL(stage.url).port) }
  } finally {
    await stage.close()
  }
}

test('a comparison tells exactly the states that a change touches, and none where nothing changed', async () => {
  const { taken, port } = await framesOf(TENANTS, 2)
  const [before = [], again = []] = taken
  expect(before.flatMap(({ failure }) => failure ?? [])).toEqual([])
  expect(before.map(({ state, shots }) => [state.id, shots.length])).toEqual(
    LOOKED_AT.map((id) => [id, views.schemes.length]),
  )
  const same = await compareFrames(before, again)
  expect(same.filter(({ kind }) => kind !== 'same').map(({ id }) => id)).toEqual([])

  const [after = []] = (await framesOf(edited, 1, port)).taken
  const changes = await compareFrames(before, after)
  expect(changes.filter(({ kind }) => kind !== 'same').map(({ id, kind }) => [id, kind])).toEqual([
    ['cart.filled', 'changed'],
  ])
  expect(changes[0]?.cells.every(({ pixels, difference }) => pixels > 0 && difference !== undefined)).toBe(
    true,
  )
})
