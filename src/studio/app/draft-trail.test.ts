import { expect, test } from 'vitest'

import { createDraftTrail } from './draft-trail.ts'

function setUp(search: string) {
  const location = { pathname: '/studio', search }
  const pushed: string[] = []
  const pushState = (_data: unknown, _title: string, address?: string | URL | null) => {
    pushed.push(String(address))
    location.search = new URL(String(address), 'http://x').search
  }
  return { location, pushed, trail: createDraftTrail({ location, history: { pushState } }) }
}

test('the address names the draft, and a step back follows it', () => {
  const { location, pushed, trail } = setUp('')
  expect(trail.shown()).toBeUndefined()
  trail.go('a')
  expect([trail.shown(), pushed]).toEqual(['a', ['/studio?draft=a']])
  location.search = ''
  expect(trail.follow()).toBeUndefined()
})

test('a step back from a draft that is not saved stays there, with its address, and its guard asks', () => {
  const { location, pushed, trail } = setUp('?draft=a')
  let asked = 0
  const release = trail.guard(() => {
    asked += 1
    return true
  })
  location.search = ''
  expect(trail.follow()).toBe('a')
  expect([asked, pushed]).toEqual([1, ['/studio?draft=a']])
  // a step to the draft itself asks nobody
  expect(trail.follow()).toBe('a')
  expect(asked).toBe(1)
  release()
  location.search = ''
  expect(trail.follow()).toBeUndefined()
})
