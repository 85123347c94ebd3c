import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { drawnPages } from './support/drawn-pages.ts'
import { testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let pages: FastifyInstance

beforeAll(async () => {
  server = await testApp()
  pages = await drawnPages(server)
})
afterAll(async () => {
  await pages.close()
  await server.close()
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
  ['/menu/%ff', NO_PAGE],
  ['/menu/%E0%A4%A', NO_PAGE],
  ['/menu/bistro/%zz', NO_PAGE],
  ['/%ff', NO_PAGE],
  ['/nothing', NO_PAGE],
])('[ROUTE-09] %s is the status view with a 404', async (path, title) => {
  const { statusCode, body } = await ask(path)
  expect(statusCode).toBe(404)
  expect(body).toContain(`<h1>${title}</h1>`)
})

test.each(['/nothing', '/menu/%ff', '/menu/nobody'])(
  '[API-02] HEAD %s has the status of its page',
  async (path) => {
    const { statusCode, headers, body } = await ask(path, { method: 'HEAD' })
    expect([statusCode, headers['content-type'], body]).toEqual([404, 'text/html; charset=utf-8', ''])
    expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-")
  },
)

test.each(['/nothing.php', '/apple-touch-icon.png', '/assets/gone.js', '/api/%ff', '/files/%ff'])(
  '[API-02] %s is a file or a call, and no page',
  async (path) => {
    const { statusCode, headers } = await ask(path)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(headers['x-content-type-options']).toBe('nosniff')
  },
)

test('[API-02] who asks for no page at an unreadable address gets a problem', async () => {
  const { statusCode, body } = await ask('/menu/%ff', { accept: 'application/json' })
  expect([statusCode, JSON.parse(body)]).toEqual([400, expect.objectContaining({ code: 'INVALID_REQUEST' })])
})

test('the icon of browsers that ask for the old one', async () => {
  const { statusCode, headers } = await ask('/favicon.ico')
  expect([statusCode, headers.location]).toEqual([302, '/icon.svg'])
})

test.each([
  ['/bistro/preview?utm_source=boletin', '/menu/bistro/preview?utm_source=boletin'],
  ['/bistro/checkout', '/menu/bistro/checkout'],
])('[ROUTE-04] %s leads to %s, whoever asks', async (path, to) => {
  for (const accept of ['text/html', '*/*']) {
    const { statusCode, headers } = await ask(path, { accept })
    expect([statusCode, headers.location]).toEqual([302, to])
  }
})

/** The path as it is, which `inject` would read as an address. */
async function ask(
  path: string,
  { method = 'GET', accept = 'text/html' }: { method?: 'GET' | 'HEAD'; accept?: string } = {},
) {
  const [pathname, query] = path.split('?')
  const url = { pathname, query: Object.fromEntries(new URLSearchParams(query)) } as unknown as string
  const { statusCode, body, headers } = await pages.inject({ method, url, headers: { accept } })
  return { statusCode, body, headers }
}
