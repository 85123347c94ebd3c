import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { earlierFolder } from './earlier-folder.ts'
import { UsageError } from './usage-error.ts'

const TOKEN = 'a-token-for-the-operator'
const FILES: Readonly<Record<string, string>> = {
  'theme.json': '{"radius":"large"}',
  'layout/menu.json': '{}',
}

const folder = mkdtempSync(join(tmpdir(), 'vitrina-earlier-'))
const tenantsDir = join(folder, 'tenants')
/** Requests to the server, and their authorization. */
let asked: { url: string; authorization: string | undefined }[] = []
/** the token that the server requires */
let wanted: string | undefined

const server = createServer(({ url = '', headers: { authorization } }, response) => {
  asked.push({ url, authorization })
  const path = new URL(url, 'http://vitrina.test').searchParams.get('path')
  const body =
    path === null
      ? { alias: 'uno', version: 'v', files: Object.keys(FILES).map((file) => ({ path: file })) }
      : { path, base64: Buffer.from(FILES[path] ?? '').toString('base64') }
  const isAllowed = wanted === undefined || authorization === wanted
  response.writeHead(isAllowed ? 200 : 401, { 'content-type': 'application/json' })
  response.end(JSON.stringify(isAllowed ? body : { status: 401 }))
})
let port = 0

beforeAll(async () => {
  mkdirSync(join(tenantsDir, '_base'), { recursive: true })
  mkdirSync(join(tenantsDir, 'uno'))
  writeFileSync(join(tenantsDir, '_base/theme.json'), '{}')
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  ;({ port } = server.address() as AddressInfo)
})
beforeEach(() => {
  asked = []
  wanted = undefined
})
afterAll(async () => {
  await new Promise((done) => {
    server.close(done)
  })
  rmSync(folder, { recursive: true, force: true })
})

const installation = (over: object = {}) => ({
  tenantsDir,
  adminToken: TOKEN,
  host: '127.0.0.1',
  port,
  ...over,
})
const authorizations = () => [...new Set(asked.map(({ authorization }) => authorization))]

describe('what is published', () => {
  test("comes from this installation's own server, which is shown the token, over the base that lies here", async () => {
    wanted = `Bearer ${TOKEN}`
    const earlier = await earlierFolder(installation(), { tenant: 'uno' })
    expect(authorizations()).toEqual([wanted])
    expect(asked.map(({ url }) => url)).toEqual([
      '/api/studio/tenants/uno',
      ...Object.keys(FILES).map((file) => `/api/studio/tenants/uno/file?path=${encodeURIComponent(file)}`),
    ])
    for (const [file, text] of Object.entries(FILES))
      expect(readFileSync(join(earlier.tenantsDir, 'uno', file), 'utf8')).toBe(text)
    expect(readFileSync(join(earlier.tenantsDir, '_base/theme.json'), 'utf8')).toBe('{}')
    await earlier.forget()
    expect(existsSync(earlier.tenantsDir)).toBe(false)
    expect(existsSync(join(tenantsDir, '_base'))).toBe(true)
  })

  test.each([{ host: '0.0.0.0' }, { publicOrigin: true, host: 'nowhere.example' }])(
    'is found by the address that the server has here: %j',
    async ({ host, publicOrigin }) => {
      const over = publicOrigin ? { host, publicOrigin: `http://127.0.0.1:${port}` } : { host }
      const earlier = await earlierFolder(installation(over), { tenant: 'uno' })
      expect(authorizations()).toEqual([`Bearer ${TOKEN}`])
      await earlier.forget()
    },
  )

  test('of a server that was named is asked for without the token', async () => {
    const against = `http://127.0.0.1:${port}/`
    const earlier = await earlierFolder(installation(), { tenant: 'uno', against })
    expect(authorizations()).toEqual([undefined])
    expect(asked).toHaveLength(1 + Object.keys(FILES).length)
    await earlier.forget()
  })

  test('and is refused there, is told with what can be done', async () => {
    wanted = `Bearer ${TOKEN}`
    const against = `http://127.0.0.1:${port}`
    const refused = earlierFolder(installation(), { tenant: 'uno', against })
    await expect(refused).rejects.toThrow(
      `The published uno could not be read from ${against}: start the server`,
    )
    await expect(refused).rejects.not.toThrow(UsageError)
    expect(asked).toEqual([{ url: '/api/studio/tenants/uno', authorization: undefined }])
  })
})

test('a folder that was named is taken as it is, and nobody is asked', async () => {
  const earlier = await earlierFolder(installation(), { tenant: 'uno', against: tenantsDir })
  expect(earlier.tenantsDir).toBe(tenantsDir)
  await earlier.forget()
  expect(existsSync(join(tenantsDir, 'uno'))).toBe(true)
  const missing = earlierFolder(installation(), { tenant: 'dos', against: tenantsDir })
  await expect(missing).rejects.toThrow(UsageError)
  await expect(missing).rejects.toThrow('holds no tenant called dos')
  expect(asked).toEqual([])
})
