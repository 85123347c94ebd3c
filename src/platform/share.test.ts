import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { sharePage } from './share.ts'

const TITLE = 'La Esquina'
const url = 'https://example.test/menu/la-esquina?menu=a'

beforeEach(() => vi.stubGlobal('window', { location: { href: `${url}&phone=1155551234&tableNumber=7` } }))
afterEach(() => vi.unstubAllGlobals())

test('the share sheet is offered where there is one', async () => {
  const share = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { share })
  expect(await sharePage(TITLE)).toBe('shared')
  expect(share).toHaveBeenCalledWith({ title: TITLE, url })
})

test('closing the sheet is no failure', async () => {
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('closed', 'AbortError')) })
  expect(await sharePage(TITLE)).toBe('dismissed')
})

test('without a sheet the address is copied, and a refusal is told', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await sharePage(TITLE)).toBe('copied')
  expect(writeText).toHaveBeenCalledWith(url)
  vi.stubGlobal('navigator', {})
  expect(await sharePage(TITLE)).toBe('failed')
})
