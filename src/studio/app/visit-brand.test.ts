import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'

import type { DraftSaver, SaverState } from '../server/draft-saver.ts'
import { visitBrand } from './visit-brand.ts'

function setUp() {
  const draft = { id: 'd', kept: false, revision: 1 }
  const store = createStore(() => ({ state: 'saved', draft }) as SaverState)
  const told: string[] = []
  const deleteDraft = async (id: string) => {
    told.push(`dropped ${id}`)
  }
  const page = Object.assign(new EventTarget(), { location: { reload: () => told.push('reloaded') } })
  const saver = { store } as DraftSaver
  const end = visitBrand({ calls: { deleteDraft }, saver }, (id) => told.push(`kept ${id}`), page as never)
  const go = (type: string) => page.dispatchEvent(Object.assign(new Event(type), { persisted: true }))
  return { store, told, end, go }
}

test('a page that is left drops what it looked at, and opens the brand anew when the browser shows it again', () => {
  const { told, go } = setUp()
  go('pagehide')
  go('pageshow')
  expect(told).toEqual(['dropped d', 'reloaded'])
})

test('a change that is not saved yet outlives the page that is left and comes back', () => {
  const { store, told, go, end } = setUp()
  store.setState({ state: 'waiting' })
  go('pagehide')
  go('pageshow')
  expect(told).toEqual([])
  store.setState(({ draft }) => ({ state: 'saved', draft: { ...draft, kept: true } }))
  end()
  go('pagehide')
  expect(told).toEqual(['kept d'])
})

test('a change that a server from before `kept` saved is no less one', () => {
  const { store, told, go } = setUp()
  store.setState({ draft: { id: 'd', revision: 2 } as SaverState['draft'] })
  go('pagehide')
  go('pageshow')
  expect(told).toEqual(['kept d'])
})
