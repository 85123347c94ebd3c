import { expect, test } from 'vitest'

import { showProgress } from './progress.ts'
import type { Job } from './job.ts'

const current: Job = {
  tenant: 'la-esquina',
  screen: 'cart',
  state: 'cart.filled',
  title: 'Carrito con platos',
  mode: 'dark',
  width: 320,
  lead: async () => {},
}

function watch(isTTY: boolean, columns?: number) {
  let now = 0
  const written: string[] = []
  const progress = showProgress({ isTTY, columns, write: (text) => written.push(text) }, () => new Date(now))
  return {
    written,
    at(second: number, done: number) {
      now = second * 1000
      progress.update({ done, all: 10, current, findings: 3 })
    },
  }
}

test('a terminal has one line, written over and never wider than it is', () => {
  const { written, at } = watch(true, 40)
  at(0, 0)
  at(30, 3)
  expect(written[1]).toBe('\r\u001B[K3/10 · la-esquina/cart.filled/dark/320 ')
  expect(written[1]?.length).toBe(4 + 39)
})

test('without one, a plain line now and then, with the time left', () => {
  const { written, at } = watch(false)
  at(0, 0)
  at(10, 1)
  at(16, 2)
  at(20, 3)
  at(32, 4)
  expect(written).toEqual([
    '2/10 · la-esquina/cart.filled/dark/320 · hallazgos: 3 · quedan 1 min 4 s\n',
    '4/10 · la-esquina/cart.filled/dark/320 · hallazgos: 3 · quedan 48 s\n',
  ])
})

test('what came before the first page, such as making what the pages need, is no part of the time left', () => {
  const { written, at } = watch(false)
  at(100, 0)
  at(116, 2)
  expect(written.at(-1)).toContain('quedan 1 min 4 s')
})
