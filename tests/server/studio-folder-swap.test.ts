import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Problem } from '#generated/models.ts'
import { studioApp } from './support/studio.ts'
import type { StudioApp } from './support/studio.ts'

let server: StudioApp
beforeAll(async () => {
  server = await studioApp()
})
afterAll(() => server.close())

const inFolder = (...path: string[]) => join(server.config.tenantsDir, ...path)

async function publish<T>(tenant: string) {
  const { id } = await server.draftOf({ tenant, files: [{ path: 'LEEME.md', text: 'Otra nota' }] })
  const body = { revision: 1, by: 'Olga', reason: 'Una nota' }
  return server.studio<T>('POST', `/drafts/${id}/publication`, { body })
}

test('nothing is published over a folder with links, and the operator is told which', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'vitrina-linked-'))
  renameSync(inFolder('kiosk/menu.json'), join(elsewhere, 'menu.json'))
  symlinkSync(join(elsewhere, 'menu.json'), inFolder('kiosk/menu.json'))
  const { status, body } = await publish<Problem>('kiosk')
  expect([status, body.code]).toEqual([422, 'DRAFT_REFUSED'])
  expect(JSON.stringify(body.errors)).toContain('kiosk/menu.json')
  expect(existsSync(inFolder('kiosk/LEEME.md'))).toBe(false)
  expect(readdirSync(inFolder()).filter((name) => name.startsWith('.kiosk.'))).toEqual([])
  rmSync(elsewhere, { recursive: true })
})
