import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { readConfig } from '#server/config.ts'
import { emptyDatabase } from '#server/db/empty-database.ts'
import type { JudgeLayouts } from '#server/tenants/layout-faults.ts'
import { startServer } from '#server/start-server.ts'
import { copyTenants } from './support/tenant-copies.ts'
import { FIXTURE_TENANTS } from './support/test-app.ts'

const REQUESTS = 2_000
const AT_ONCE = 20

/** A request on a kept connection, as a proxy sends it: its status, or why there is none. */
const ask = (url: string, agent: Agent) =>
  new Promise<number | string>((resolve) => {
    get(url, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })

test(`a server that is told to stop cuts none of ${REQUESTS} requests off`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-leaving-'))
  const config = {
    ...readConfig({ PORT: '0', LOG_LEVEL: 'silent', RATE_LIMITS: 'false' }),
    dataDir: join(folder, 'data'),
    imagesDir: join(folder, 'images'),
    tenantsDir: FIXTURE_TENANTS,
  }
  const server = await startServer({ config, template: await emptyDatabase() })
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const health = `${server.url}/api/health`
  let sent = 0
  let stopped: Promise<void> | undefined
  let drained: (() => void) | undefined
  const answers = new Map<number | string, number>()
  const client = async () => {
    while (sent < REQUESTS) {
      sent += 1
      if (sent === REQUESTS / 2)
        stopped = server.stop(
          new Promise<void>((resolve) => {
            drained = resolve
          }),
        )
      const answer = await ask(`${server.url}/api/health/live`, agent)
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    }
  }
  expect(await ask(health, agent)).toBe(200)
  await Promise.all(Array.from({ length: AT_ONCE }, client))
  expect([...answers]).toEqual([[204, REQUESTS]])
  // a proxy learns that it is to send nobody there any more
  expect(await ask(health, agent)).toBe(503)
  expect(Object.values(agent.freeSockets)).toEqual([])
  drained?.()
  await stopped
  expect(await ask(health, agent)).toBe('ECONNREFUSED')
  rmSync(folder, { recursive: true })
})

test('a server that is told to stop lets go of its port before its folders are gone through', async () => {
  const { tenantsDir, imagesDir, edit, remove } = copyTenants()
  const dataDir = join(tenantsDir, '..', 'data')
  const config = { ...readConfig({ PORT: '0', LOG_LEVEL: 'silent' }), dataDir, imagesDir, tenantsDir }
  const before = await startServer({ config, template: await emptyDatabase() })
  await before.stop()

  edit('_base/layout/menu.json', (layout) => Object.assign(layout, { order: ['header'] }))
  let judge: (() => void) | undefined
  const judgeLayouts: JudgeLayouts = () =>
    new Promise((resolve) => {
      judge = () => resolve([])
    })
  const server = await startServer({ config, judgeLayouts })
  const health = `${server.url}/api/health/live`
  const agent = new Agent()
  expect(await ask(health, agent)).toBe(204)
  await expect.poll(() => judge).toBeDefined()
  const stopped = server.stop()
  await expect.poll(() => ask(health, agent)).toBe('ECONNREFUSED')
  judge?.()
  await stopped
  expect((await server.applied).refused).toEqual([])
  remove()
})
