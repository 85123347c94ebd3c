import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { outbox } from '#server/db/schema/orders.ts'
import type { BranchContact, ConsoleOrders, Problem } from '#generated/models.ts'
import { applyOverHttp, at, copyTenants } from './support/tenant-copies.ts'
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

test('a pause that is over is a pause no more: the console shows none, webhooks hear of it, and the folder closes again', async () => {
  const copies = copyTenants()
  copies.edit('bistro/tenant.json', (file) => {
    at(file, 'branches', 0, 'branchContacts', 1).manualClosure = { reason: 'De vacaciones' }
  })
  const server = await testApp(copies)
  const until = new Date(server.time.now.getTime() + 15 * 60_000).toISOString()
  const closureOf = async (alias: string) =>
    (await server.call<ConsoleOrders>('GET', `/api/admin/branchcontacts/${alias}/orders`, { admin: true }))
      .body.closure
  try {
    for (const alias of ['bistro', 'bistro-estricto'])
      await server.call('PUT', `/api/admin/branchcontacts/${alias}/closure`, {
        admin: true,
        body: { closed: true, until, reason: 'Sin gas' },
      })
    server.time.now = new Date(Date.parse(until) - 1)
    await server.app.worker.runDue()
    expect(await closureOf('bistro')).toEqual({ until, reason: 'Sin gas' })
    expect(await closureOf('bistro-estricto')).toEqual({ reason: 'De vacaciones' })
    server.time.now = new Date(Date.parse(until) + 60_000)
    // also before the job has run
    const venue = await server.call<{ branchContact: BranchContact }>('GET', '/api/diner/bistro-estricto')
    expect(venue.body.branchContact.manualClosure).toEqual({ reason: 'De vacaciones' })
    await server.app.worker.runDue()
    expect(await closureOf('bistro')).toBeUndefined()
    expect(await closureOf('bistro-estricto')).toEqual({ reason: 'De vacaciones' })
    const told = await server.store.db.select().from(outbox).where(eq(outbox.topic, 'venue.resumed'))
    expect(told.map(({ subject }) => subject)).toEqual(['bistro'])
  } finally {
    await server.close()
    copies.remove()
  }
})

test('a pause lasts by the clock of the server, and the rest of a day by the hours that the venue has now', async () => {
  const copies = copyTenants()
  const server = await testApp(copies)
  const pause = async (length: string) =>
    (
      await server.call<BranchContact>('PUT', '/api/admin/branchcontacts/bistro/closure', {
        admin: true,
        body: { closed: true, pause: length },
      })
    ).body.manualClosure?.until
  try {
    server.time.now = new Date('2026-11-21T22:30:00-03:00')
    expect(await pause('30')).toBe('2026-11-22T02:00:00.000Z')
    expect(await pause('day')).toBe('2026-11-22T03:00:00.000Z')
    copies.edit('bistro/tenant.json', (file) => {
      const workingDays = ['SATURDAY', 'SUNDAY'].map((dayOfWeek) => ({
        dayOfWeek,
        workingHours: [{ startAt: '20:00', endAt: '02:00' }],
      }))
      at(file, 'branches', 0, 'branchContacts', 0).deliveryConfig = { workingDays }
    })
    await applyOverHttp(server)
    expect(await pause('day')).toBe('2026-11-22T05:00:00.000Z')
  } finally {
    await server.close()
    copies.remove()
  }
})
