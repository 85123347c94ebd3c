import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Call } from '#preview/call.ts'
import { copyPublished, FileOutsideFolder } from '#preview/published-folder.ts'
import { ADMIN_TOKEN, FIXTURE_TENANTS, testApp, type TestApp } from './support/test-app.ts'

const headers = { authorization: `Bearer ${ADMIN_TOKEN}` }
const tenantsDir = mkdtempSync(join(tmpdir(), 'vitrina-copied-'))
let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(async () => {
  await server.close()
  rmSync(tenantsDir, { recursive: true, force: true })
})

const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length), readFileSync(file, 'base64')]),
  )

test('a published brand is copied file by file, pictures too, as the preview compares with it', async () => {
  await copyPublished(server.call, 'bistro', { headers, tenantsDir })
  const original = filesIn(join(FIXTURE_TENANTS, 'bistro'))
  expect(Object.keys(original).length).toBeGreaterThan(2)
  expect(filesIn(join(tenantsDir, 'bistro'))).toEqual(original)
})

test('a server that names a file outside of the folder is not followed', async () => {
  const liar: Call = () =>
    Promise.resolve({ status: 200, headers: {}, body: { files: [{ path: 'assets/../../../x' }] } as never })
  await expect(copyPublished(liar, 'bistro', { headers, tenantsDir })).rejects.toThrow(FileOutsideFolder)
})
