import { expect, test } from 'vitest'

import { createApiClient } from './client.ts'
import { withToken } from './with-token.ts'

test('every call shows the token beside its own headers; without one nothing is shown', async () => {
  const shown: (string | null)[][] = []
  const client = createApiClient('http://venue.test', async ({ headers }) => {
    shown.push([headers.get('authorization'), headers.get('idempotency-key')])
    return Response.json({})
  })
  await withToken(client, 'secret').GET('/api/whoami')
  const press = { params: { path: { code: 'ABCD' } }, headers: { 'Idempotency-Key': 'once' } }
  await withToken(client, 'secret').DELETE('/api/admin/orders/{code}/keytries', press)
  await withToken(client, undefined).GET('/api/whoami')
  expect(shown).toEqual([
    ['Bearer secret', null],
    ['Bearer secret', 'once'],
    [null, null],
  ])
})
