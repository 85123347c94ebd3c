import { describe, expect, test } from 'vitest'

import { LruCache } from './lru-cache.ts'

describe('a cache of a total size', () => {
  test('lets go of what was not read, oldest first', () => {
    const cache = new LruCache<string, number>(3)
    for (const [index, key] of ['a', 'b', 'c'].entries()) cache.set(key, index)
    cache.get('a')
    cache.set('d', 3)
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([0, undefined, 2, 3])
  })

  test('lets go of the oldest when all were read', () => {
    const cache = new LruCache<string, number>(2)
    cache.set('a', 0)
    cache.set('b', 1)
    cache.get('b')
    cache.get('a')
    cache.set('c', 2)
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, 1, 2])
  })

  test('counts sizes, replaces, and refuses what is larger than all of it', () => {
    const cache = new LruCache<string, string>(10, (text) => text.length)
    cache.set('a', 'xxxx')
    cache.set('b', 'yyyy')
    cache.set('a', 'zzzzzz')
    expect([cache.get('a'), cache.get('b')]).toEqual(['zzzzzz', 'yyyy'])
    cache.set('huge', 'x'.repeat(11))
    expect([cache.get('huge'), cache.get('a')]).toEqual([undefined, 'zzzzzz'])
    cache.set('full', 'x'.repeat(10))
    expect([cache.get('a'), cache.get('b'), cache.get('full')?.length]).toEqual([undefined, undefined, 10])
  })

  test('forgets what is named, what matches, and all', () => {
    const cache = new LruCache<string, number>(9)
    for (const [index, key] of ['a', 'b', 'c', 'd'].entries()) cache.set(key, index)
    cache.delete('a')
    cache.deleteWhere((value, key) => value === 1 || key === 'c')
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([undefined, undefined, undefined, 3])
    cache.clear()
    expect(cache.get('d')).toBeUndefined()
  })
})
