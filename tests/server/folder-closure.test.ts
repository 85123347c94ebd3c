import { expect, test } from 'vitest'

import type { BranchContact, Problem } from '#generated/models.ts'
import { at, copyTenants } from './support/tenant-copies.ts'
import { testApp } from './support/test-app.ts'

test('what the folder closes is opened there alone, and the answer says where', async () => {
  const copies = copyTenants()
  copies.edit('bistro/tenant.json', (file) => {
    at(file, 'branches', 0, 'branchContacts', 0).manualClosure = { reason: 'De vacaciones' }
  })
  const server = await testApp(copies)
  const pause = (body: object) =>
    server.call<BranchContact & Problem>('PUT', '/api/admin/branchcontacts/bistro/closure', {
      admin: true,
      body,
    })
  try {
    const opened = await pause({ closed: false })
    expect([opened.status, opened.body.code]).toEqual([409, 'STATUS_CONFLICT'])
    expect(opened.body.detail).toContain('tenants/bistro/tenant.json')
    expect((await pause({ closed: true, reason: 'Sin gas' })).body.manualClosure).toEqual({
      reason: 'Sin gas',
    })
    // the pause by hand ends all the same: once the folder opens, nothing closes the venue
    expect((await pause({ closed: false })).status).toBe(409)
    const { body: venue } = await server.call<{ branchContact: BranchContact }>('GET', '/api/diner/bistro')
    expect(JSON.stringify(venue)).toContain('De vacaciones')
    expect(JSON.stringify(venue)).not.toContain('Sin gas')
  } finally {
    await server.close()
    copies.remove()
  }
})
