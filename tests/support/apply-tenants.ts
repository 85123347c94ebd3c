import { expect } from 'vitest'

import { ADMIN_TOKEN, type TestServer } from './server.ts'

/** The operator applies the tenants' files as they are now; done when they are in force. */
export async function applyTenants({ url, app }: TestServer): Promise<void> {
  const answer = await fetch(`${url}/api/admin/tenants/apply`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
  })
  expect(answer.status).toBe(202)
  await app.applications.settled()
}
