import { mkdtemp, readFile, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { projectRoot } from '#server/project-root.ts'
import { editedTenants } from '../../tests/support/edited-tenants.ts'
import { qr } from './qr.ts'
import { tableCode } from './qr/table-code.ts'

const TENANTS_DIR = join(projectRoot(), 'tenants')

async function run(line: string, env: NodeJS.ProcessEnv = {}) {
  let said = ''
  const code = await qr(line.split(' ').filter(Boolean), {
    env: { TENANTS_DIR, ...env },
    print: () => undefined,
    say: (text) => {
      said += text
    },
    agrees: () => Promise.resolve(false),
  })
  return { code, said }
}

/** Decodes the code in a picture, as a phone would. */
async function scanned(svg: string): Promise<string> {
  const picture = sharp(Buffer.from(svg)).ensureAlpha().raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

test('each written code, and the page to print, leads to the menu at its table', async () => {
  const out = await mkdtemp(join(tmpdir(), 'vitrina-qr-'))
  const { code, said } = await run(`la-esquina --origin https://pedidos.example --out ${out}`)
  expect(code).toBe(0)
  expect(said).toBe(`7 códigos y una página para imprimir: ${join(out, 'index.html')}\n`)
  const files = (await readdir(out)).filter((file) => file.endsWith('.svg')).sort()
  expect(files.at(0)).toBe('la-esquina-01-1.svg')
  expect(files.at(-1)).toBe('la-esquina-07-barra.svg')
  const page = await readFile(join(out, 'index.html'), 'utf8')
  const svgs = await Promise.all(files.map((file) => readFile(join(out, file), 'utf8')))
  const addresses = await Promise.all(svgs.map(scanned))
  const menu = 'https://pedidos.example/menu/la-esquina/in-dining'
  const ids = ['h7kq2m', 't3xw9c', 'p6vn4r', 'd8jf5z', 'm2bg7y', 'q9sl3k']
  expect(addresses).toEqual([...ids.map((id) => `${menu}?tableUid=${id}`), `${menu}?tableNumber=Barra`])
  for (const svg of svgs) expect(page).toContain(svg)
  expect(svgs[0]).toContain('>Mesa 1</text>')
  expect(svgs[6]).toContain('>Barra</text>')
  expect(page).toContain('La Esquina Almagro')
})

test('a code of a long name keeps four bright modules around it, and the name inside', async () => {
  const name = 'Terraza <del & fondo>'
  const svg = tableCode('https://pedidos.example/menu/x/in-dining?tableUid=a', name)
  expect(svg).toContain('Terraza &lt;del &amp; fondo&gt;</text>')
  const [, width = 0] = (/viewBox="0 0 (\d+)/.exec(svg) ?? []).map(Number)
  const [first] = /M4 4h7/.exec(svg) ?? []
  expect(first).toBe('M4 4h7')
  const ends = [...svg.matchAll(/M(\d+) \d+h(\d+)v1/g)].map(
    ([, from, length]) => Number(from) + Number(length),
  )
  expect(Math.max(...ends)).toBe(width - 4)
  const [, letter = 0] = (/font-size="([\d.]+)"/.exec(svg) ?? []).map(Number)
  expect(letter * 0.6 * name.length).toBeLessThan(width)
  expect(await scanned(svg)).toBe('https://pedidos.example/menu/x/in-dining?tableUid=a')
})

test('the address is that of PUBLIC_ORIGIN unless told', async () => {
  const out = await mkdtemp(join(tmpdir(), 'vitrina-qr-'))
  await run(`la-esquina --out ${out}`, { PUBLIC_ORIGIN: 'https://aqui.example' })
  const svg = await readFile(join(out, 'la-esquina-02-2.svg'), 'utf8')
  expect(await scanned(svg)).toMatch(/^https:\/\/aqui\.example\//)
})

test.each([
  ['la-esquina', '--origin'],
  ['la-esquina --origin pedidos.example', 'no origin'],
  ['la-esquina --origin https://pedidos.example/menu', 'no origin'],
  ['nadie --origin https://x.example', 'nadie'],
  ['cafe-aurora --origin https://x.example', '"tables"'],
  ['la-esquina --what', 'what'],
])('%s is refused, and says why', async (line, named) => {
  await expect(run(line)).rejects.toThrow(named)
})

test('a venue with tables and no mode to order at them is refused', async () => {
  const tenantsDir = editedTenants({
    'la-esquina': (_branch, contact) => {
      contact.orderModes = contact.orderModes?.filter(({ type }) => type !== 'IN_DINING')
    },
  })
  await expect(run('la-esquina --origin https://x.example', { TENANTS_DIR: tenantsDir })).rejects.toThrow(
    'IN_DINING',
  )
})

test('no tenant is a wrong command line', async () => {
  await expect(run('')).rejects.toThrow('vitrina qr TENANT')
})
