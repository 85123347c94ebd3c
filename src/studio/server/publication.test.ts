import { expect, test } from 'vitest'

import type { Problem, StudioVersion } from '#generated/models.ts'
import { publicationOf } from './publication.ts'

const version = { id: 'v' } as StudioVersion
const fault = { file: 'kiosk/messages.es.json', path: '$.gone', found: 'a', expected: 'b' }
const problem = (code: Problem['code'], more: Partial<Problem> = {}) =>
  publicationOf(Promise.resolve({ error: { code, ...more } }))

test('a publication has a version, or what stands against it, fault by fault', async () => {
  expect(await publicationOf(Promise.resolve({ data: version }))).toEqual({ ok: true, version })
  expect(await problem('DRAFT_REFUSED', { faults: [fault] })).toEqual({
    ok: false,
    code: 'DRAFT_REFUSED',
    faults: [fault],
  })
  expect(await problem('FOLDER_NOT_WRITABLE')).toMatchObject({ code: 'FOLDER_NOT_WRITABLE', faults: [] })
})

test('what only another try can mend is a failure: another code, an answer of somebody in between, none at all', async () => {
  const failed = { ok: false, code: 'FAILED', faults: [] }
  expect(await problem('RATE_LIMITED')).toEqual(failed)
  expect(await publicationOf(Promise.resolve({ error: undefined }))).toEqual(failed)
  expect(await publicationOf(Promise.reject(new TypeError('no network')))).toEqual(failed)
})
