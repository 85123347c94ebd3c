import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Problem, StudioBase } from '#generated/models.ts'
import { testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

test('what brands leave out is read from the base folder, by the operator alone', async () => {
  const { status, body } = await server.call<StudioBase>('GET', '/api/studio/base', { admin: true })
  expect(status).toBe(200)
  const paths = body.files.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['tenant.json', 'theme.json']))
  const theme = body.files.find(({ path }) => path === 'theme.json')?.text ?? ''
  expect(JSON.parse(theme)).toHaveProperty('$schema')
  const refused = await server.call<Problem>('GET', '/api/studio/base')
  expect([refused.status, refused.body.code]).toEqual([401, 'UNAUTHENTICATED'])
})
