import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { projectRoot } from '#server/project-root.ts'
import { runCommand, type Ran } from '../support/run-command.ts'

const page = (body: string) =>
  `<!doctype html><html lang="es"><head><title>Prueba</title></head><body><main><h1>Prueba</h1>${body}</main></body></html>`
const PAGES: Readonly<Record<string, string>> = {
  '/bien': page('<p>Todo bien</p>'),
  '/quieta':
    page(`<style>@keyframes go { to { opacity: 1 } } b { animation: go 9s; animation-play-state: paused }
    i { animation: go linear; animation-timeline: scroll() }</style><p><b>En pausa</b> <i>Según la página</i></p>`),
  '/ingles': page('<p>Todo bien</p>').replace('lang="es"', 'lang="en"'),
  '/deli': page('<button>Add to cart</button><p>Your order is on the way.</p>').replace(
    'lang="es"',
    'lang="en"',
  ),
  '/mal?mesa=7': page('<button type="button" style="width:44px;height:44px"></button>'),
}

const folder = mkdtempSync(join(tmpdir(), 'vitrina-urls-'))
/** Somebody's storefront: what this program serves is no part of it. */
const site = createServer((request, response) => {
  const text = PAGES[request.url ?? '']
  response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(text ?? page('<p>No hay nada</p>'))
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>((done) => {
    site.listen(0, '127.0.0.1', done)
  })
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise((done) => {
    site.close(done)
  })
  rmSync(folder, { recursive: true, force: true })
})

/** The command as it is built, over a list of addresses in a file. */
function audit(lines: readonly string[], rules = 'axe', ...more: readonly string[]): Promise<Ran> {
  const list = join(folder, 'urls.txt')
  writeFileSync(list, lines.join('\n'))
  const narrowed = ['--mode', 'light', '--width', '412', '--rule', rules]
  const cli = join(projectRoot(), 'dist/server/cli.js')
  // no tenants are asked for, and no known findings
  return runCommand(cli, ['audit', '--urls', list, ...narrowed, ...more], { cwd: folder })
}

test('addresses of a file: a fault is named with its page, a page that is not there too, and the exit code is 2', async () => {
  const { code, said } = await audit([
    '# la carta\r',
    '',
    `  ${origin}/mal?mesa=7  `,
    `${origin}/bien`,
    `${origin}/bien`,
    `${origin}/nada`,
    'file:///nada.html',
    '',
  ])
  expect(said).toContain('4 páginas vistas')
  expect(said).toContain('Error axe/button-name')
  expect(said).toContain('/mal?mesa=7')
  expect(said).toContain('Error state-unreachable')
  expect(said).toContain(`${origin}/nada: 404`)
  expect(said).toMatch(/Error state-unreachable: .*file:\/\/\/nada\.html/)
  expect(said).toMatch(/errores: 3 ·/)
  expect(code).toBe(2)
})

test('faults alone, on pages that were all judged, end with 1', async () => {
  const { code, said } = await audit([`${origin}/mal?mesa=7`])
  expect(said).toMatch(/errores: 1 ·/)
  expect(code).toBe(1)
})

test('a list of pages without a fault passes', async () => {
  const { code, said } = await audit([`${origin}/bien`])
  expect(said).toContain('1 páginas vistas')
  expect(said).toContain('Sin hallazgos')
  expect(code).toBe(0)
})

test('what is paused, or moves as the page is scrolled, is not waited for', async () => {
  const { code, said } = await audit([`${origin}/quieta`])
  expect(said).toContain('Sin hallazgos')
  expect(code).toBe(0)
})

test('the language of each page is judged, and pages of one address are told apart by what stands after its #', async () => {
  const { said } = await audit(
    [`${origin}/bien`, `${origin}/ingles#/carta`, `${origin}/ingles#/caja`],
    'wrong-language',
  )
  expect(said).toContain('/ingles#/carta')
  expect(said).toContain('/ingles#/caja')
  expect(said).not.toContain('/bien')
})

test('a storefront in another language is judged by that language', async () => {
  const rules = 'wrong-language,foreign-text'
  const { code, said } = await audit([`${origin}/deli`], rules, '--language', 'en')
  expect(said).toContain('Sin hallazgos')
  expect(code).toBe(0)
  expect((await audit([`${origin}/bien`], rules, '--language', 'en')).said).toContain('Error wrong-language')
})

test('a line that is no address is named by where it stands, and nothing is looked at', async () => {
  const { code, said, failed } = await audit([
    '# la carta',
    '',
    `${origin}/mal?mesa=7`,
    'tienda.example/menu',
  ])
  expect(failed).toContain('urls.txt, line 4: "tienda.example/menu" is no address of a page')
  expect([code, said]).toEqual([2, ''])
  const empty = await audit(['# nada', ''])
  expect([empty.code, empty.failed]).toEqual([2, expect.stringContaining('urls.txt holds no address')])
})
