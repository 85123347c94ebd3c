import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { render } from '#app/render.tsx'
import { buildApp } from '#server/app.ts'
import { testApp } from './support/test-app.ts'
import type { TestApp } from './support/test-app.ts'

let server: TestApp
let pages: FastifyInstance
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-odd-'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite/manifest.json'), '{"src/app/client.tsx":{"file":"app/client.js"}}')
  server = await testApp()
  const config = { ...server.config, clientDir: folder }
  pages = await buildApp({ store: server.store, config, clock: () => server.time.now, renderPage: render })
})
afterAll(async () => {
  await pages.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const LONG = 'a'.repeat(250)
const NO_PAGE = 'No encontramos esta página'
const NO_MODE = 'Este menú no está disponible'

test.each([
  ['/menu/nobody', NO_PAGE],
  ['/menu/%00', NO_PAGE],
  ['/menu/bistro%00', NO_PAGE],
  [`/menu/${LONG}`, NO_PAGE],
  ['/menu/bistro/%00', NO_MODE],
  [`/menu/bistro/${LONG}`, NO_MODE],
  ['//', NO_PAGE],
  ['///', NO_PAGE],
  ['/.//', NO_PAGE],
  ['/\\[', NO_PAGE],
  ['//[', NO_PAGE],
  ['//example.com/menu', NO_PAGE],
])('[ROUTE-09] %s is the status view with a 404', async (path, title) => {
  const { statusCode, body } = await ask(path)
  expect(statusCode).toBe(404)
  expect(body).toContain(`<h1>${title}</h1>`)
})

/** The path as it is, which `inject` would read as an address. */
async function ask(path: string) {
  const url = { pathname: path } as unknown as string
  const answer = await pages.inject({ method: 'GET', url, headers: { accept: 'text/html' } })
  return { statusCode: answer.statusCode, body: answer.body }
}
