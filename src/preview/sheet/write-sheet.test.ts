import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'

import { STATES } from '#scenarios/states.ts'
import { compareFrames } from './compare.ts'
import type { Frame } from './take-frames.ts'
import { writeComparison, writeSheet } from './write-sheet.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrina-sheet-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const views = { widths: [360], schemes: ['light', 'dark'] as const }
const files = { folder: join(folder, 'hoja'), name: 'Café <Aurora>', views }

const picture = (red: number): Promise<Buffer> =>
  sharp({ create: { width: 840, height: 100, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer()

function frame(id: string, pictures: readonly Buffer[], failure?: string): Frame {
  const state = STATES.find((one) => one.id === id)
  if (!state) throw new Error(`No state ${id}`)
  const shots = pictures.flatMap((png, index) => {
    const scheme = views.schemes[index]
    return scheme ? [{ width: 360, scheme, png }] : []
  })
  return { state, title: `Título de ${id}`, shots, failure }
}

/** What somebody else put there. */
const KEPT = ['foto-2-dark.png', 'logo.png']

const pictures = () => readdirSync(join(files.folder, 'png')).toSorted()
const html = () => readFileSync(join(files.folder, 'index.html'), 'utf8')

test('a sheet is a page and its whole pictures beside it; the next one takes their place and leaves what is not its own', async () => {
  const [light, dark] = await Promise.all([picture(200), picture(40)])
  const file = await writeSheet(
    [frame('cart.filled', [light, dark]), frame('hours', [], 'No <hay> botón')],
    files,
  )
  expect(file).toBe(join(files.folder, 'index.html'))
  expect(pictures()).toEqual(['cart.filled-360-dark.png', 'cart.filled-360-light.png'])
  expect(readFileSync(join(files.folder, 'png/cart.filled-360-light.png')).equals(light)).toBe(true)
  expect(html()).toContain('Título de cart.filled')
  expect(html()).toContain('href="png/cart.filled-360-dark.png"')
  // inside of the page they are small, so that it can be sent alone
  expect(html()).toContain('src="data:image/webp;base64,')
  expect(html()).toContain('width="420" height="50"')
  expect(html()).toContain('No &lt;hay&gt; botón')
  expect(html()).toContain('Café &lt;Aurora&gt;')

  for (const name of KEPT) writeFileSync(join(files.folder, 'png', name), light)
  await writeSheet([frame('cart.empty', [dark])], files)
  expect(pictures()).toEqual(['cart.empty-360-light.png', ...KEPT])
  expect(html()).not.toContain('cart.filled')
})

test('a comparison keeps what changed, before and after, and only names what did not', async () => {
  const [red, other] = await Promise.all([picture(200), picture(40)])
  const changes = await compareFrames(
    [frame('cart.filled', [red, red]), frame('cart.empty', [red]), frame('hours', [red])],
    [frame('cart.filled', [red, other]), frame('cart.empty', [red]), frame('contact', [red])],
  )
  await writeComparison(changes, ['Cambia «Continuar» por «Sigo».'], files)
  expect(pictures().filter((name) => !KEPT.includes(name))).toEqual([
    'cart.filled-360-dark-ahora.png',
    'cart.filled-360-dark-antes.png',
    'cart.filled-360-dark-diferencia.png',
    'contact-360-light.png',
    'hours-360-light-antes.png',
  ])
  expect(readFileSync(join(files.folder, 'png/cart.filled-360-dark-ahora.png')).equals(other)).toBe(true)
  expect(html()).toContain('Cambia «Continuar» por «Sigo».')
  expect(html()).toContain('Título de cart.empty')
  expect(html()).not.toContain('png/cart.empty')
})
