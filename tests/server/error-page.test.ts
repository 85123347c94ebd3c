import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { STATE_ELEMENT_ID } from '#app/page-state.ts'
import { render } from '#app/render.tsx'
import { buildApp } from '#server/app.ts'
import { testApp } from './support/test-app.ts'
import type { TestApp } from './support/test-app.ts'

const lines: string[] = []
let server: TestApp
let pages: FastifyInstance
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-error-'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite/manifest.json'), '{"src/app/client.tsx":{"file":"app/client.js"}}')
  writeFileSync(
    join(folder, '.vite/companion.json'),
    '{"src/app/companion/client.tsx":{"file":"app/companion.js"}}',
  )
  server = await testApp()
  pages = await buildApp({
    store: server.store,
    config: { ...server.config, clientDir: folder, logLevel: 'warn' },
    clock: () => server.time.now,
    renderPage: render,
    logStream: { write: (line) => void lines.push(line) },
  })
})
afterAll(async () => {
  await pages.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a page that cannot be drawn shows the id under which the log says why', async () => {
  await server.store.db.execute('alter table menus rename to menus_away')
  const answer = await pages.inject({ url: '/menu/bistro/Take-Away', headers: { accept: 'text/html' } })
  await server.store.db.execute('alter table menus_away rename to menus')
  const id = String(answer.headers['x-request-id'])
  expect([answer.statusCode, id]).toEqual([503, expect.stringMatching(/^[0-9a-f]{16}$/)])
  expect(answer.body).toContain(`Código del error: ${id}.`)
  const [, state = '{}'] = new RegExp(`id="${STATE_ELEMENT_ID}"[^>]*>([^<]*)<`).exec(answer.body) ?? []
  expect(JSON.parse(state)).toMatchObject({ obstacle: 'error', requestId: id })
  const told = lines.flatMap((line) => {
    const entry = JSON.parse(line) as { reqId?: string; msg: string }
    return entry.reqId === id ? [entry.msg] : []
  })
  expect(told).toEqual(expect.arrayContaining(['call failed', 'answered']))

  const whole = await pages.inject({ url: '/menu/bistro/Take-Away', headers: { accept: 'text/html' } })
  expect(whole.body).not.toContain('Código del error')
})

test('so does a page beside the storefront', async () => {
  await server.store.db.execute('alter table orders rename to orders_away')
  const url = '/encuesta/bistro/AAAAAAAAAAA'
  const answer = await pages.inject({ url, headers: { accept: 'text/html' } })
  await server.store.db.execute('alter table orders_away rename to orders')
  const id = String(answer.headers['x-request-id'])
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toContain(`Código del error: ${id}.`)
  const [, state = '{}'] = new RegExp(`id="${STATE_ELEMENT_ID}"[^>]*>([^<]*)<`).exec(answer.body) ?? []
  expect(JSON.parse(state)).toMatchObject({ failed: true, requestId: id })
})
