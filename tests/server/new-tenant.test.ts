import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import type { OrderCreated } from '#generated/models.ts'
import { projectRoot } from '#server/project-root.ts'
import { checkTenants } from '#server/tenants/check-tenants.ts'
import { scaffold } from '../../codegen/scaffold/scaffold.mjs'
import { newKey, orderPayload } from './support/order-payload.ts'
import { testApp } from './support/test-app.ts'

test('a new tenant is checked, published as it stands, and takes an order', async () => {
  const root = mkdtempSync(join(tmpdir(), 'vitrina-new-tenant-'))
  const tenantsDir = join(root, 'tenants')
  const imagesDir = join(root, 'images')
  cpSync(join(projectRoot(), 'tenants/_base'), join(tenantsDir, '_base'), { recursive: true })
  scaffold(root, 'tenant', 'la-nueva')
  const { checked, faults, remarks } = await checkTenants(tenantsDir, imagesDir)
  expect({ checked, faults, remarks }).toEqual({ checked: ['la-nueva'], faults: [], remarks: [] })

  const file = join(tenantsDir, 'la-nueva/tenant.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"status": "draft"', '"status": "published"'))
  const server = await testApp({ tenantsDir, imagesDir })
  const body = await orderPayload(server, 'la-nueva', {
    mode: 'take-away',
    choices: [{ plate: 'plato-del-dia', quantity: 1 }],
  })
  const headers = { 'idempotency-key': newKey() }
  const answer = await server.call<OrderCreated>('POST', '/api/order', { body, headers })
  expect(answer).toMatchObject({ status: 201, body: { status: 'GENERATED', price: 950_000 } })
  await server.close()
  rmSync(root, { recursive: true, force: true })
})
