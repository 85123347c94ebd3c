/**
 * What a screen reader is told of the screens of a brand, as files for people to read: a changed name, role, state or
 * order shows as a failing test. `npm run transcripts` writes them anew.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { LIBRARY_NAMES } from '#audit/english.ts'
import { newDevice } from '#preview/new-device.ts'
import { openStage, statesOf, variantsFor, type Stage } from '#preview/open-stage.ts'
import { prepareAll } from '#preview/prepare-all.ts'
import { reach } from '#preview/reach.ts'
import type { StateId } from '#scenarios/state.ts'
import { projectRoot } from '#server/project-root.ts'
import { launchBrowser } from '../support/browser.ts'
import { nodesIn, printAxTree, readAxTree } from './ax-tree.ts'

const FOLDER = join(projectRoot(), 'tests/a11y/transcripts')
/** It has every screen of the product. */
const ALIAS = 'la-esquina'
const WIDTH = 412

const SCREENS: readonly StateId[] = [
  'entry.modes',
  'menu',
  'plate',
  'cart.filled',
  'checkout.delivery',
  'checkout.errors',
  'address.suggestions',
  'account.signed-in',
  'hours',
  'follow-up.on-the-way',
  'tracking.on-the-way',
  'survey',
  'guide',
  'shift.register',
  'rider.list',
  'rider.to-diner',
  'console.orders',
  'console.scheduled',
]

/** What the focus goes to on the way: a new page begins there, and it needs no name beside its title. */
const BEGINNINGS: readonly string[] = ['RootWebArea', 'main']
/** Roles of what is used though the focus may pass it by. */
const CONTROLS: readonly string[] = ['button', 'link', 'option', 'radio', 'slider', 'tab', 'textbox']

let stage: Stage
let browser: Browser
beforeAll(async () => {
  // as if a screen reader ran: what is not laid out while it is out of sight is told to no one else
  browser = await launchBrowser(['--force-renderer-accessibility'])
  stage = await openStage({
    tenantsDir: join(projectRoot(), 'tenants'),
    only: [ALIAS],
    variants: variantsFor({ states: SCREENS }),
    checkResponses: true,
  })
  await prepareAll(stage, SCREENS.map(stagedState))
})
afterAll(async () => {
  await browser?.close()
  await stage?.close()
})

function stagedState(id: string) {
  const [staged] = stage.brands
  const state = staged && statesOf(staged).find((one) => one.id === id)
  if (!state) throw new Error(`${ALIAS} has no ${id}`)
  return { staged, state }
}

/** What a device is told of a state, on a page of its own. */
async function treeOf(id: string) {
  const { staged, state } = stagedState(id)
  const page = await newDevice(browser, { width: WIDTH, scheme: 'light' })
  try {
    await reach(page, stage, staged, state)
    // a toast that is still there is gone in a moment; announcements.e2e.ts hears them
    await page.getByRole('button', { name: 'Cerrar aviso' }).first().waitFor({ state: 'hidden' })
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^es\b/)
    return await readAxTree(page)
  } finally {
    await page.context().close()
  }
}

/** As libraries write names, so that two can be compared. */
const bare = (name: string) => name.toLowerCase().replace(/[\s.…!:*]+$/, '')

describe('what a screen reader is told', () => {
  test.each(SCREENS)('%s', async (id) => {
    const tree = await treeOf(id)
    const all = nodesIn(tree)
    const controls = all.filter(
      ({ role, isFocusable }) => CONTROLS.includes(role) || (isFocusable && !BEGINNINGS.includes(role)),
    )
    expect(controls.length).toBeGreaterThan(0)
    expect(controls.filter(({ name }) => name === '')).toEqual([])
    expect(all.map(({ name }) => name).filter((name) => LIBRARY_NAMES.includes(bare(name)))).toEqual([])
    const text = printAxTree(tree).replaceAll(new URL(stage.url).host, 'vitrina.test')
    // another browser may draw its tree otherwise
    await expect(text, `as ${browser.version()} tells it`).toMatchFileSnapshot(join(FOLDER, `${id}.txt`))
  })
})

test('no transcript is left of a screen that is gone', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(SCREENS.map((id) => `${id}.txt`).toSorted())
})
