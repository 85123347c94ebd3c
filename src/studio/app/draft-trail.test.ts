import { expect, test } from 'vitest'

import { createDraftTrail } from './draft-trail.ts'

function setUp(search: string) {
  const location = { pathname: '/studio', search }
  const pushed: string[] = []
  const replaceState = (_data: unknown, _title: string, address?: string | URL | null) => {
    location.search = new URL(String(address), 'http://x').search
  }
  const pushState: typeof replaceState = (data, title, address) => {
    pushed.push(String(address))
    replaceState(data, title, address)
  }
  return { location, pushed, trail: createDraftTrail({ location, history: { pushState, replaceState } }) }
}

test('the address names the draft, and a step back follows it', () => {
  const { location, pushed, trail } = setUp('')
  expect(trail.shown()).toBeUndefined()
  trail.go({ draft: 'a' })
  expect([trail.shown(), pushed]).toEqual([{ draft: 'a' }, ['/studio?draft=a']])
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
  expect(trail.follow()).toEqual({ draft: 'a' })
  expect([asked, pushed]).toEqual([1, ['/studio?draft=a']])
  // a step to the draft itself asks nobody
  expect(trail.follow()).toEqual({ draft: 'a' })
  expect(asked).toBe(1)
  release()
  location.search = ''
  expect(trail.follow()).toBeUndefined()
})

test('a brand that became a draft is found again as that, and its room stays the same', () => {
  const { location, pushed, trail } = setUp('?brand=x')
  const room = trail.shown()
  expect(room).toEqual({ brand: 'x' })
  trail.keep('a')
  expect([location.search, pushed]).toEqual(['?draft=a', []])
  expect(trail.follow()).toBe(room)
  location.search = ''
  const release = trail.guard(() => true)
  expect([trail.follow(), location.search]).toEqual([room, '?draft=a'])
  expect(trail.follow()).toBe(room)
  release()
  location.search = '?brand=x'
  expect(trail.follow()).toEqual({ brand: 'x' })
})
