import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { buildApp } from '#server/app.ts'
import { buildSandboxApp } from '#server/payments/embedded/sandbox-app.ts'
import { openPayments } from '#server/payments/payments.ts'
import { editTenant } from '../support/edited-tenants.ts'
import { copyTenants, type TenantCopies } from './support/tenant-copies.ts'
import { testApp, type TestApp } from './support/test-app.ts'

const PLATFORM = 'https://vitrina.example'
const OWN = 'https://kiosk.example'

describe("the sandbox's card fields stand in pages of ours alone", () => {
  let server: TestApp
  let copies: TenantCopies
  let folder: string
  const apps: FastifyInstance[] = []
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vitrina-card-'))
    const script = { 'src/providers/payments/embedded/frame/card-frame.ts': { file: 'card-frame.js' } }
    for (const [name, manifest] of Object.entries({ client: {}, 'card-frame': script })) {
      mkdirSync(join(folder, name, '.vite'), { recursive: true })
      for (const file of ['manifest', 'companion'])
        writeFileSync(join(folder, name, `.vite/${file}.json`), JSON.stringify(manifest))
    }
    copies = copyTenants()
    editTenant(copies.tenantsDir, 'kiosk', (_branch, _contact, tenant) => {
      tenant.hosts = [new URL(OWN).host]
    })
    server = await testApp(copies)
  })
  afterAll(async () => {
    for (const app of apps) await app.close()
    await server.close()
    copies.remove()
    rmSync(folder, { recursive: true })
  })

  /** Which pages may frame the fields, where a page says that it is around them. */
  async function framedBy(publicOrigin: string | undefined, page?: string): Promise<string | undefined> {
    const { store } = server
    const clock = () => server.time.now
    const paymentsOrigin = publicOrigin && 'https://pagos.vitrina.example'
    const config = { ...server.config, publicOrigin, paymentsOrigin, clientDir: join(folder, 'client') }
    const payments = await openPayments({ config, store, clock, randomBytes })
    const { sandbox } = payments
    if (sandbox === undefined) throw new Error('No sandbox')
    const sandboxApp = await buildSandboxApp(config, sandbox)
    apps.push(await buildApp({ store, config, clock, payments }), sandboxApp)
    const query = { merchant: 'demo', ...(page === undefined ? {} : { page }) }
    const { headers, body } = await sandboxApp.inject({ url: '/card', query, headers: { host: 'localhost' } })
    const framed = /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
    // and it listens to nobody else
    expect(body).toContain(`<meta name="storefront" content="${framed}">`)
    return framed
  }

  test("at the platform's address, and at a tenant's own host", async () => {
    expect(await framedBy(PLATFORM)).toBe(PLATFORM)
    expect(await framedBy(PLATFORM, PLATFORM)).toBe(PLATFORM)
    expect(await framedBy(PLATFORM, OWN)).toBe(OWN)
  })

  test.each([
    'https://stranger.example',
    'http://kiosk.example',
    `${OWN}:8443`,
    `${OWN}/`,
    'http://localhost',
    'x',
  ])('and not at %s', async (page) => {
    expect(await framedBy(PLATFORM, page)).toBe(PLATFORM)
  })

  test('without PUBLIC_ORIGIN at the host of the fields, whatever a page says', async () => {
    const here = `http://localhost:${server.config.port}`
    expect(await framedBy(undefined, 'http://localhost:9999')).toBe(new URL(here).origin)
  })
})
