import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import type { Locator, Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'

import { readZip } from '#studio/intake/zip.ts'
import { brandColor, menuFrame, openStudio, saved } from '../support/studio.ts'
import { useSite } from '../support/site.ts'

const site = useSite()
const FOLDER = resolve('tenants/cafe-aurora')
const downloads = mkdtempSync(join(tmpdir(), 'vitrina-export-'))
afterAll(() => rmSync(downloads, { recursive: true, force: true }))

/** Drops a file or folder of this machine, as out of a window of files. */
async function drop(page: Page, place: Locator, path: string): Promise<void> {
  const box = await place.boundingBox()
  if (box === null) throw new Error('Nothing to drop on')
  const browser = await page.context().newCDPSession(page)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const data = { items: [], files: [path], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, ...at, data })
}

const dropPlace = (page: Page) => page.getByText('Suelta aquí', { exact: false }).first()

/** The folder with another theme, to drop. */
function withTheme(change: (colorConfig: Record<string, unknown>) => void): string {
  const folder = join(downloads, 'cafe-aurora')
  cpSync(FOLDER, folder, { recursive: true })
  const file = join(folder, 'theme.json')
  const theme = JSON.parse(readFileSync(file, 'utf8')) as { colorConfig: Record<string, unknown> }
  change(theme.colorConfig)
  writeFileSync(file, JSON.stringify(theme))
  return folder
}

async function make(page: Page): Promise<void> {
  await page.getByText(/^cafe-aurora: leímos \d+ archivos\.$/).waitFor()
  await page.getByRole('button', { name: 'Crear borrador' }).click()
}

/** The files of a folder, by their paths in it; JSON by what it says. */
const meaningOf = (files: Iterable<readonly [string, Uint8Array]>): Record<string, unknown> =>
  Object.fromEntries(
    [...files].map(([path, bytes]) => [
      path,
      path.endsWith('.json')
        ? (JSON.parse(Buffer.from(bytes).toString('utf8')) as unknown)
        : Buffer.from(bytes).toString('base64'),
    ]),
  )

const inFolder = (): Record<string, unknown> =>
  meaningOf(
    readdirSync(FOLDER, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(FOLDER.length + 1), readFileSync(file)] as const),
  )

async function exported(page: Page): Promise<{ file: string; files: Record<string, unknown> }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar' }).click()
  const file = join(downloads, (await download).suggestedFilename())
  await (await download).saveAs(file)
  const all = readZip(readFileSync(file))
  return { file, files: meaningOf(all.map(({ path, bytes }) => [path.replace('cafe-aurora/', ''), bytes])) }
}

test('a folder that is dropped becomes a draft; its export holds every file as it was, and what was edited', async () => {
  const page = await openStudio(site)
  await drop(page, dropPlace(page), FOLDER)
  await make(page)
  await menuFrame(page).getByRole('heading', { level: 1 }).waitFor()
  const before = inFolder()
  expect((await exported(page)).files).toEqual(before)

  await page.getByRole('textbox', { name: 'Principal, modo claro', exact: true }).fill('#33691e')
  await saved(page)
  const { file, files } = await exported(page)
  const theme = before['theme.json'] as { colorConfig: object }
  const colorConfig = { ...theme.colorConfig, lightMainColor: '#33691e' }
  expect(files).toEqual({ ...before, 'theme.json': { ...theme, colorConfig } })

  // what was exported is what can be brought, on another machine too
  const other = await openStudio(site)
  await drop(other, dropPlace(other), file)
  await make(other)
  await expect.poll(() => brandColor(menuFrame(other))).toBe('#33691e')
  expect((await exported(other)).files).toEqual(files)
})

test('colours in another notation are read: the screens are drawn, and nothing is told as an error', async () => {
  const folder = withTheme((colorConfig) => {
    colorConfig.lightMainColor = 'hsl(100, 60%, 25%)'
    colorConfig.mainBackgroundColorLight = '#fffdf780'
  })
  const page = await openStudio(site)
  await drop(page, dropPlace(page), folder)
  await make(page)
  await expect.poll(() => brandColor(menuFrame(page))).toBe('#33661a')
  expect(await page.getByText(/^Errores de la carpeta/).count()).toBe(0)
  const { files } = await exported(page)
  expect(files['theme.json']).toMatchObject({
    colorConfig: {
      lightMainColor: '#33661a',
      mainBackgroundColorLight: expect.stringMatching(/^#[\da-f]{6}$/),
    },
  })
})
